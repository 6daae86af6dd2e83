import { leadsCommand } from './leads/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(leadsCommand)
