import { SIGNED_OUT } from '@sands/contract/kernel/codes'
import { useT } from '../../../kernel/text.ts'

/** Why the server has ended a session. */
export function useEndedWords(): (code: number) => string {
  const t = useT()
  return (code) => t(code === SIGNED_OUT ? 'auth.ended_elsewhere' : 'auth.ended_expired')
}
