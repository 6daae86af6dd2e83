import { settingsCommand } from './settings/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(settingsCommand)
