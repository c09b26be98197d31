// Node: a CommonJS module that requires an ES module.
const { AuthenticationError, createClient, InnwireError, InputError } = require('@innwire/client')
const { visit } = require('./program.mjs')

visit({ AuthenticationError, createClient, InnwireError, InputError }, process.argv[2]).then((report) =>
  console.log(JSON.stringify(report)),
)
