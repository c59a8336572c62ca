import type { SignInTask } from '@sands/contract/training/sign-in.model'
import { useT } from '../../../kernel/text.ts'

/** The texts of the states of people in a sign-in. */
export function useSignInTexts() {
  const t = useT()
  return {
    state: (state: SignInTask['state']): string =>
      t(state === 'late' ? 'training.sign_state_late' : `training.sign_${state}`),
  }
}
