import { business } from '#domain/business/business.ts'

/**
 * True when visitors from paid search see another phone number (R4); with one phone both are equal.
 */
export const hasPaidSearchNumber: boolean = business.phones.default !== business.phones.paidSearch
