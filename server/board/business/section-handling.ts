import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Business } from '#domain/business/schema/schema.ts'
import type { SectionId } from './sections.ts'

/** A request for the form of a section. */
export interface SectionHandling {
  readonly section: SectionId
  /** In force. */
  readonly facts: Business
  /** What was sent; empty for a page that is opened. */
  readonly form: URLSearchParams
  readonly request: FastifyRequest<{ Querystring: { edit?: string } }>
  readonly reply: FastifyReply
}
