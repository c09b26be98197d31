import { assertNode } from '@innwire/types/assert-node'

assertNode('@innwire/sync', '24.18', process.versions.node)
