export { type Contract, type Mock, type MockOptions, startMock } from './start-mock.ts'
