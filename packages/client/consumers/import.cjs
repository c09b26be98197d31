// Node: a CommonJS module for which require of an ES module is not there.
Promise.all([import('@innwire/client'), import('./program.mjs')])
  .then(([client, { visit }]) => visit(client, process.argv[2]))
  .then((report) => console.log(JSON.stringify(report)))
