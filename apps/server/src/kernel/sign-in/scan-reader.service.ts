import {
  CLOCK_SKEW_MS,
  CODE_TRIES,
  codeStep,
  isFreshCode,
  type ScanFault,
  STORED_SKEW_MS,
  scanFault,
  TICKET_MS,
} from '@sands/rules/sign-in/sign-in'
import type { Kernel } from '../kernel.ts'
import type { Viewer } from '../viewer.ts'
import type { CodeTries } from './code-tries.service.ts'
import type { SignInCodes } from './sign-in-code.codec.ts'
import type { SignInTickets } from './sign-in-ticket.codec.ts'

/** What a device sends to sign in: a ticket, a code that is shown now, or one that it stored with its time and pass. */
export interface SentScan {
  /** What is signed in to. */
  thing: string
  /** Where wrong typed codes are counted. */
  triedAt: string
  rotateSeconds: number
  deviceId: string
  at: string
  ticket?: string | undefined
  code?: string | undefined
  pass?: string | undefined
}

export interface ReadScan {
  /** When the code was read. */
  at: number
  /** The device stored it before it was sent. */
  isReplayed: boolean
}

/** Why a scan does not count; `not_opened` for a stored one whose device never opened the sign-in before. */
export type ScanRefusal = ScanFault | 'not_opened'

export interface ScanReader {
  /** When the code was read, as the ticket or the code itself shows. */
  read(viewer: Viewer, scan: SentScan): Promise<ReadScan>
  /** Exchanges a code that the screen of the room shows now for a ticket of this person, device and session. */
  exchange(
    viewer: Viewer,
    scan: Omit<SentScan, 'ticket' | 'pass' | 'at'>,
  ): Promise<{ ticket: string; expireTime: string }>
  /** When the code of a ticket that no longer signs in was shown: a scan that is sent again is known by it. */
  endedTicket(viewer: Viewer, sent: { thing: string; deviceId: string; ticket: string | undefined }): number | undefined
  /** Shows that this person opened the sign-in on this device. */
  pass(viewer: Viewer, opened: { thing: string; deviceId: string | undefined }): string | null
}

interface Parts {
  codes: SignInCodes
  tickets: SignInTickets
  tries: CodeTries
  refusal: (why: ScanRefusal) => Error
}

/** Reads scans in the same way at every sign-in. */
export function createScanReader(
  { clock }: Pick<Kernel, 'clock'>,
  { codes, tickets, tries, refusal }: Parts,
): ScanReader {
  const read: ScanReader['read'] = async (
    viewer,
    { thing, triedAt, rotateSeconds, deviceId, ticket, code, pass, ...sent },
  ) => {
    const { userId, sessionId } = viewer
    const holder = { thing, userId, deviceId }
    const receivedAt = clock.now().getTime()
    const shownAt = ticket === undefined ? undefined : tickets.readAt(ticket, { ...holder, sessionId })
    if (shownAt !== undefined && receivedAt - shownAt <= TICKET_MS) return { at: shownAt, isReplayed: false }
    if (code === undefined) throw refusal('code_changed')
    const at = Date.parse(sent.at)
    // A scanned code carries a signature, which nobody guesses.
    const tried = code.includes('-') ? undefined : await tries.begin(triedAt, { who: userId, most: CODE_TRIES.person })
    const shown = codes.stepOf(code, { thing, at: receivedAt, rotateSeconds })
    if (shown !== undefined && isFreshCode(shown, receivedAt, rotateSeconds)) {
      await tried?.succeeded()
      // A device with a wrong clock has read the code nevertheless: it is shown just now.
      return { at: Math.abs(at - receivedAt) > CLOCK_SKEW_MS ? receivedAt : at, isReplayed: false }
    }
    const step = codes.stepOf(code, { thing, at, rotateSeconds })
    // What was read just now must be what is shown just now.
    if (step === undefined || isFreshCode(codeStep(at, rotateSeconds), receivedAt, rotateSeconds))
      throw refusal('code_changed')
    const fault = scanFault({ step, at, receivedAt, rotateSeconds, skewMs: STORED_SKEW_MS })
    if (fault) throw refusal(fault)
    if (pass === undefined || !tickets.isOpenedBefore(pass, holder, at)) throw refusal('not_opened')
    await tried?.succeeded()
    return { at, isReplayed: true }
  }

  return {
    read,

    async exchange(viewer, scan) {
      const { thing, deviceId } = scan
      const now = clock.now()
      await read(viewer, { ...scan, at: now.toISOString() })
      const { userId, sessionId } = viewer
      return {
        ticket: tickets.ticket({ thing, userId, deviceId, sessionId }, now.getTime()),
        expireTime: new Date(now.getTime() + TICKET_MS).toISOString(),
      }
    },

    endedTicket({ userId, sessionId }, { thing, deviceId, ticket }) {
      const at = ticket === undefined ? undefined : tickets.readAt(ticket, { thing, userId, deviceId, sessionId })
      return at !== undefined && clock.now().getTime() - at > TICKET_MS ? at : undefined
    },

    pass: ({ userId }, { thing, deviceId }) =>
      deviceId === undefined ? null : tickets.pass({ thing, userId, deviceId }, clock.now().getTime()),
  }
}
