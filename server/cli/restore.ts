import { restoreCommand } from './backup/restore-command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(restoreCommand)
