import { NOT_SIGNED_IN, OTHER_COLLEGE, PROOF_CODES, SIGNED_OUT } from '@sands/contract/kernel/codes'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { CallError } from '../call/call-error.ts'
import { isRecord } from '../device/device.ts'
import { type AskOptions, proofAsker } from './proof.ts'
import { endSession, getSession, moveSession, type Session } from './store.ts'
import { renewSession } from './token.ts'

/** A token that expires during the request would cost a second round trip. */
const EXPIRY_SLACK_MS = 15_000

export interface SignedInOptions extends AskOptions {
  /** The request is refused when another person is signed in. */
  owner?: string | undefined
  /** Work that the person did not start. */
  silent?: boolean | undefined
}

type Run<T> = (session: Session | null) => Promise<T>

const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === NOT_SIGNED_IN || error.code === SIGNED_OUT)

/**
 * Runs a request with a valid session: renewed before use when it has expired, renewed and sent once more when the
 * server refuses it, ended when that does not help. With an owner, the request is refused when another person is signed
 * in.
 */
export async function asSignedIn<T>(run: Run<T>, options: SignedInOptions = {}): Promise<T> {
  const { owner } = options
  const session = await usableSession()
  if (owner !== undefined && session?.userId !== owner) {
    throw new CallError({ code: NOT_SIGNED_IN, msg: '', status: 0 })
  }
  try {
    return await run(session)
  } catch (error) {
    followMove(error)
    if (session && (await isProven(error, session.accessToken, options))) return await replay(session, run)
    if (!isOver(error)) throw error
    const next = error.code === NOT_SIGNED_IN && session ? await renewSession(session) : null
    if (!next) {
      endSession(session, error.code)
      throw error
    }
    return await replay(next, run)
  }
}

/**
 * Where a proof is missing the person is asked for it. What they typed stays, and the call is sent again. Work that the
 * person did not start never asks.
 */
const isProven = async (error: unknown, token: string, options: SignedInOptions): Promise<boolean> =>
  !options.silent &&
  error instanceof CallError &&
  PROOF_CODES.includes(error.code) &&
  (await (await proofAsker())?.repair(error.code, token, options)) === true

async function replay<T>(session: Session, run: Run<T>): Promise<T> {
  try {
    return await run(session)
  } catch (error) {
    followMove(error)
    if (isOver(error)) endSession(session, error.code)
    throw error
  }
}

function followMove(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== OTHER_COLLEGE || !isRecord(error.data)) return
  const { collegeId } = error.data
  if (typeof collegeId === 'string') moveSession(asId<CollegeId>(collegeId))
}

async function usableSession(): Promise<Session | null> {
  const session = getSession()
  if (!session || session.expiresAt - EXPIRY_SLACK_MS > Date.now()) return session
  return (await renewSession(session)) ?? getSession()
}
