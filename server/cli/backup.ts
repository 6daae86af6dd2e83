import { backupCommand } from './backup/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(backupCommand)
