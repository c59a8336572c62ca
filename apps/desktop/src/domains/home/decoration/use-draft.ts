import type { DecorationDesk, HomePageDocument } from '@sands/contract/home/decoration.model'
import { call } from '@sands/web/call/call'
import { onReturn, watchLine } from '@sands/web/offline/line'
import { useStore } from '@sands/web/store/store'
import { useEffect, useState } from 'react'
import type { DraftSaver, SaverState } from './draft-saver.model.ts'
import { createDraftSaver } from './draft-saver.ts'

const NO_PAGE: HomePageDocument = { blocks: [], floatingButton: null }

/** What the editor opens with: the draft, or the page from which the first change makes one. */
export const pageOn = ({ draft, current }: DecorationDesk): HomePageDocument => draft?.page ?? current?.page ?? NO_PAGE

/** What the next change is a change of. */
export const versionOn = ({ draft, current }: Pick<DecorationDesk, 'draft' | 'current'>): number =>
  (draft ?? current)?.version ?? 0

const open = (desk: DecorationDesk): DraftSaver =>
  createDraftSaver({
    draft: desk.draft,
    version: versionOn(desk),
    page: pageOn(desk),
    savedAt: desk.draft ? Date.parse(desk.draft.updatedAt) : null,
    save: ({ version, page, idempotencyKey }) =>
      call('POST /sands-lms/api/v1/manage/decoration/save', {
        body: { version, page },
        idempotencyKey,
        quiet: true,
        silent: true,
      }),
  })

/** Stores the page as it changes, also when the line was away meanwhile. */
export function useDraft(desk: DecorationDesk, page: HomePageDocument): { saver: DraftSaver; state: SaverState } {
  const [saver] = useState(() => open(desk))
  const state = useStore(saver.state)
  useEffect(() => saver.change(page), [saver, page])
  useEffect(watchLine, [])
  useEffect(
    () =>
      onReturn(() => {
        if (saver.state.get().status === 'unanswered') void saver.flush()
      }),
    [saver],
  )
  // Who leaves for another page leaves nothing behind; who closes the window within the second is asked by the browser.
  useEffect(() => saver.hold(), [saver])
  const isUnderWay = state.status === 'waiting' || state.status === 'saving'
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])
  return { saver, state }
}
