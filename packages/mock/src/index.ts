// First of all: what stands below needs that Node when it is imported.
import './needed-node.ts'

export { type Contract, type Mock, type MockOptions, startMock } from './start-mock.ts'
