import { alarmsCommand } from './alarms.ts'
import { backupCommand } from './backup.ts'
import type { Command } from './command.ts'
import { controlTokenCommand } from './control-token.ts'
import { doctorCommand } from './doctor.ts'
import { migrateCommand } from './migrate.ts'
import { restoreCommand } from './restore.ts'

/** By the first argument of the program. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['alarms', alarmsCommand],
  ['backup', backupCommand],
  ['control-token', controlTokenCommand],
  ['doctor', doctorCommand],
  ['migrate', migrateCommand],
  ['restore', restoreCommand],
])
