/**
 * Every transaction that changes a lead after it was stored. In the server `LeadService` runs them: it adds
 * the time, and wakes whoever sends what follows. A command has nobody to wake.
 */

import { recordCustomerCall } from './customer-calls.ts'
import { addEvent } from '#server/store/events.ts'
import { type Db, storeMethods } from '#server/store/db.ts'
import { answerProposal, moveWindow, proposeWindows } from './appointment-changes.ts'
import { correctLead } from './correct-lead.ts'
import { decline } from './decline.ts'
import { closeAsDuplicate, joinLeads } from './duplicates.ts'
import { addLeadByHand } from './lead-by-hand.ts'
import { addReview } from './review-operations.ts'
import { addQuote, savePayment } from './prices.ts'
import { addStaffNote, markOpened, markSeen } from './staff-notes.ts'
import { transitionLead } from './transition.ts'
import { undoTransition } from './undo.ts'
import { addPhoto, addVisitorNote, agree } from './visitor-additions.ts'

export type LeadTransactions = ReturnType<typeof createLeadTransactions>

export const createLeadTransactions = ({ db }: { readonly db: Db }) =>
  storeMethods(db.write, {
    transitionLead,
    undoTransition,
    decline,
    joinLeads,
    closeAsDuplicate,
    proposeWindows,
    moveWindow,
    answerProposal,
    addLeadByHand,
    correctLead,
    addQuote,
    savePayment,
    addStaffNote,
    recordCustomerCall,
    markSeen,
    markOpened,
    addEvent,
    addVisitorNote,
    addPhoto,
    agree,
    addReview,
  })
