import { staffCommand } from './staff/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(staffCommand())
