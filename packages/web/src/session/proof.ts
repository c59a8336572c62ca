export interface AskOptions {
  /** The person has just done something, and waits for it. */
  isAct?: boolean | undefined
  /** Called before the person is asked for a proof, which takes as long as they need. */
  onAsk?: (() => void) | undefined
}

/** What asks people for a second factor. Its code comes when it is needed. */
export interface ProofAsker {
  /** After a call that was refused with one of the codes about proofs: whether it can be sent again. */
  repair(code: number, token: string, options: AskOptions): Promise<boolean>
  /** Asks the person of the token to prove that it is them. Throws when the session is over. */
  askProof(token: string, about: { isSignIn: boolean }): Promise<boolean>
  /**
   * Leads the person to where a second factor is set up: once after the app was opened, and whenever they have done
   * something that needs it (`isWanted`).
   */
  leadToEnrol(by: string | null, about?: { isWanted: boolean }): Promise<void>
}

let load: (() => Promise<ProofAsker>) | undefined

/** The app says at its start where the code is: dialogs need texts, and texts need calls. */
export function setProofAsker(loader: () => Promise<ProofAsker>): void {
  load = loader
}

export const proofAsker = async (): Promise<ProofAsker | undefined> => load?.()
