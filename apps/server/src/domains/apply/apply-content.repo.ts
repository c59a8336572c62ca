import { applyLinks } from '@sands/contract/apply/apply.links'
import type { FileId } from '@sands/contract/kernel/schema'
import { eq } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { signUps } from './apply.tables.ts'

/** Sign-ups that an editor can choose as the target of a jump. */
export const applyChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...signUps,
    table: signUps,
    cover: signUps.coverFileId,
    isOut: eq(signUps.state, 'open'),
    linkTo: (id) => applyLinks.detail(id),
    coverUrl,
  })
