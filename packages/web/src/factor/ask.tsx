import { SECOND_FACTOR_DUE, SECOND_FACTOR_FIRST } from '@sands/contract/kernel/codes'
import { CallError } from '../call/call-error.ts'
import { currentLanguage } from '../i18n/state.ts'
import { localeOf } from '../i18n/texts.ts'
import type { AskOptions } from '../session/proof.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { openDialog } from './open-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'

let asking: Promise<boolean> | undefined
let isLeading = false
let hasLed = false

/**
 * Asks the person of the token to prove that it is them. Two calls at once ask once. Throws when the session is over:
 * the person took too long, or tried too often, and signs in again.
 */
export function askProof(token: string, { isSignIn }: { isSignIn: boolean }): Promise<boolean> {
  asking ??= openDialog<boolean | CallError>((close) => <ProofDialog token={token} isSignIn={isSignIn} close={close} />)
    .then((result) => {
      if (result instanceof CallError) throw result
      return result
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** Leads the person to where a second factor is set up. Lists that are read again and again lead there once. */
export async function leadToEnrol(
  by: string | null,
  { isWanted }: { isWanted: boolean } = { isWanted: false },
): Promise<void> {
  if (isLeading || (hasLed && !isWanted)) return
  hasLed = true
  isLeading = true
  const until = by
    ? new Intl.DateTimeFormat(localeOf(currentLanguage()), { dateStyle: 'long' }).format(new Date(by))
    : ''
  await openDialog<void>((close) => <EnrolDialog until={until} close={() => close()} />).finally(() => {
    isLeading = false
  })
}

/** After a call that was refused for want of a proof: whether it can be sent again. */
export async function repair(code: number, token: string, { isAct, onAsk }: AskOptions): Promise<boolean> {
  onAsk?.()
  // A session that is over meanwhile says so at the next call.
  if (code !== SECOND_FACTOR_FIRST) return askProof(token, { isSignIn: code === SECOND_FACTOR_DUE }).catch(() => false)
  await leadToEnrol(null, { isWanted: isAct === true })
  return false
}
