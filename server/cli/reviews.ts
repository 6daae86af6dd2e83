import { reviewsCommand } from './reviews/command.ts'
import { runAsProcess } from './terminal/process-io.ts'

await runAsProcess(reviewsCommand)
