// Answers every request with the bytes that an address answered with once: what `node:http` can do on this machine.
import { createServer } from 'node:http'

const [port, address = ''] = process.argv.slice(2)
const body = Buffer.from(await (await fetch(address)).arrayBuffer())

createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
