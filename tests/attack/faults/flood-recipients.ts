import { STATUS_MAILS } from '#server/intake/limits.ts'
import { A_SERVICE } from '#domain/some-service.fixture.ts'
import { formPost } from '../families/request-form.ts'
import { from, insert } from './asking.ts'
import { burst } from './burst.ts'
import { BOTH, type Fault } from './fault.ts'

const ADDRESSES = 60
const SPELLINGS = ['victim@mail.example', 'Victim+1@mail.example', 'vic.tim@Mail.example']

/** Many senders name one stranger's mailbox, with a verified captcha and without one (R175). */
export const floodRecipients: Fault = {
  id: 'flood-recipients',
  name: 'sixty addresses that name one stranger bring them three mails, and lose no submission',
  engines: BOTH,
  async run({ start }) {
    const target = await start()
    const verified = Array.from({ length: ADDRESSES * SPELLINGS.length }, (_, index) =>
      insert(
        { recaptcha_token: target.mint.token(), email: SPELLINGS[index % SPELLINGS.length] },
        from(`203.0.113.${index % ADDRESSES}`),
      ),
    )
    const plain = Array.from({ length: ADDRESSES }, (_, index) =>
      formPost(
        {
          name: `Ann Quibblewick ${index}`,
          phone: '(201) 555-0123',
          email: SPELLINGS[index % SPELLINGS.length] ?? '',
          address: '7601 Bergenline Wexcombe Ave',
          service: A_SERVICE,
          timeframe: 'ASAP',
        },
        from(`203.0.113.${index}`),
      ),
    )
    const { statuses } = await burst(target.port, [...verified, ...plain])
    const problems: string[] = []
    const stored = [statuses.get(201) ?? 0, statuses.get(303) ?? 0]
    if (stored[0] !== verified.length || stored[1] !== plain.length)
      problems.push(
        `of ${verified.length} and ${plain.length} submissions ${stored.join(' and ')} were stored`,
      )
    const { queued, sent, dead } = await target.withStore((store) =>
      store.visitorMail.outboxStats(),
    )
    const mails = queued + sent + dead
    if (mails !== STATUS_MAILS.most) problems.push(`the stranger gets ${mails} mails`)
    return problems
  },
}
