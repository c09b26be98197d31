import { assertNode } from '@innwire/types/assert-node'

assertNode('@innwire/mock', '24.18', process.versions.node)
