import { doctorCommand } from './doctor/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(doctorCommand())
