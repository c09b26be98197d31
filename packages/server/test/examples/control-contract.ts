import { bundleContract } from '../../../../scripts/contract/contract.ts'
import type { Json } from '../support/answered.ts'

export const contract = await bundleContract('control')

/** The value of an example of the control contract. */
export const controlExample = (name: string): Json => contract.components.examples[name]?.value
