import type { FileId } from '@sands/contract/kernel/schema'
import type { Answer as AnyAnswer } from '@sands/rules/exam/question'
import type { Vault as AnyVault } from '@sands/rules/exam/vault'

/** What a learner answered; its files are files of the server. */
export type Answer = AnyAnswer<FileId>
export type Vault = AnyVault<FileId>
