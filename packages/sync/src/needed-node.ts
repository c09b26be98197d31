import { assertNode } from '@innwire/types/assert-node'

assertNode('@innwire/sync', process)
