import { bundleContract } from '../../../scripts/contract/contract.ts'

/** Both contracts, each as one document. */
export const contracts = {
  property: await bundleContract('property'),
  control: await bundleContract('control'),
}
