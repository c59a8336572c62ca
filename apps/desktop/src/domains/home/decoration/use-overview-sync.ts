import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import { showToast } from '@sands/web/toast/toast'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoredDraft } from '../../../kernel/draft/draft-saver.model.ts'
import { useT } from '../../../kernel/text.ts'
import { isSame } from '../publish/compare-parts.ts'
import type { PageEdit } from './page-edit.ts'
import { type HomeDraft, type HomeSaver, pageOn, versionOn } from './use-draft.ts'

interface OverviewSync {
  overview: DecorationOverview
  page: HomePageDocument
  saver: HomeSaver
  edit: (edit: PageEdit) => void
  /** Fetches the stored overview; undefined when that failed, after the error was shown. */
  reload: () => Promise<DecorationOverview | undefined>
}

const overviewOf = (overview: DecorationOverview): StoredDraft<HomeDraft> => ({
  draft: overview.draft,
  version: versionOn(overview),
})

/**
 * Takes over changes of other editors while nothing here waits to be stored. Such a change is a step like any other, so
 * that it can be undone.
 */
export function useOverviewSync({ overview, page, saver, edit, reload }: OverviewSync) {
  const t = useT()
  const checking = useRef(false)

  const take = (theirs: DecorationOverview): boolean => {
    const stored = pageOn(theirs)
    const isNews = !isSame(stored, page)
    const next = isNews ? stored : page
    saver.take(overviewOf(theirs), next)
    edit(() => next)
    return isNews
  }

  const follow = useEffectEvent(async () => {
    const { status, version } = saver.state.get()
    if (checking.current || status !== 'saved' || version === versionOn(overview)) return
    // The received answer may be older than a save made here, so the overview is fetched again before it counts.
    checking.current = true
    const fresh = await reload()
    checking.current = false
    const now = saver.state.get()
    if (!fresh || now.status !== 'saved' || now.version !== version || version === versionOn(fresh)) return
    if (take(fresh)) showToast(t('manage.draft_news'))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new answer
  useEffect(() => {
    void follow()
  }, [overview])

  return {
    take,
    loadTheirs: async () => {
      const fresh = await reload()
      if (fresh) take(fresh)
    },
    keepMine: async () => {
      const fresh = await reload()
      if (fresh) await saver.overwrite(overviewOf(fresh))
    },
  }
}
