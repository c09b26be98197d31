import { assertNode } from '@innwire/types/assert-node'

assertNode('@innwire/server', '24.18', process.versions.node)
