import { business } from './business.ts'

/** Whoever comes by a paid search sees a number of their own (R4); a firm with one phone has one for everybody. */
export const hasPaidSearchNumber: boolean = business.phones.default !== business.phones.paidSearch
