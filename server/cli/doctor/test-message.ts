import { randomUUID } from 'node:crypto'
import { business } from '#domain/business.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { CheckDependencies } from './check-dependencies.ts'

/** Renders the message that shows staff that leads will reach them. */
export function testMessage({
  environment,
  clock,
}: Pick<CheckDependencies, 'environment' | 'clock'>): OutgoingMail {
  const words =
    `This is a test of the website of ${business.name}, sent by npm run doctor. ` +
    'Requests from visitors will reach this mailbox the same way. Nothing is to be done.'
  return {
    messageId: `<doctor-${randomUUID()}@${new URL(environment.siteUrl).hostname}>`,
    from: environment.mailFrom,
    to: environment.staffEmail,
    replyTo: null,
    subject: `Test message from the website of ${business.name}`,
    text: `${words}\n`,
    html: `<!doctype html><html lang="en"><title>Test</title><p>${words.replaceAll('&', '&amp;')}</p></html>\n`,
    date: new Date(clock()),
  }
}
