import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import type { Id } from '@sands/contract/kernel/schema'
import { call } from '@sands/web/call/call'
import { useState } from 'react'
import type { DraftSaver, KnownDraft, SaverState } from '../../../kernel/draft/draft-saver.model.ts'
import { createDraftSaver } from '../../../kernel/draft/draft-saver.ts'
import type { LastChange } from '../../../kernel/draft/use-last-change.ts'
import { useSaving } from '../../../kernel/draft/use-saving.ts'

export interface HomeDraft extends KnownDraft {
  readonly id: Id<'decoration'>
}
export type HomeSaver = DraftSaver<HomePageDocument, HomeDraft>

const NO_PAGE: HomePageDocument = { blocks: [], floatingButton: null }

/** The page that the editor opens with: the draft, or the page that the first change copies into a draft. */
export const pageOn = ({ draft, current }: DecorationOverview): HomePageDocument =>
  draft?.page ?? current?.page ?? NO_PAGE

/** The version that the next change is based on. */
export const versionOn = ({ draft, current }: Pick<DecorationOverview, 'draft' | 'current'>): number =>
  (draft ?? current)?.version ?? 0

/** The last change of the draft, or of the current page. */
export async function readLastChange(): Promise<LastChange | null> {
  const { draft, current } = await call('GET /sands-lms/api/v1/manage/decoration/desk', { quiet: true, silent: true })
  return draft ?? current
}

const open = (overview: DecorationOverview): HomeSaver =>
  createDraftSaver<HomePageDocument, HomeDraft>({
    draft: overview.draft,
    version: versionOn(overview),
    document: pageOn(overview),
    savedAt: overview.draft ? Date.parse(overview.draft.updatedAt) : null,
    save: ({ version, document, idempotencyKey }) =>
      call('POST /sands-lms/api/v1/manage/decoration/save', {
        body: { version, page: document },
        idempotencyKey,
        quiet: true,
        silent: true,
      }),
  })

/** Stores the page as it changes. */
export function useDraft(
  overview: DecorationOverview,
  page: HomePageDocument,
): { saver: HomeSaver; state: SaverState<HomeDraft> } {
  const [saver] = useState(() => open(overview))
  return { saver, state: useSaving(saver, page) }
}
