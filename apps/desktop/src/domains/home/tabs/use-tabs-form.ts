import type { TabDraft } from '@sands/contract/home/front.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { changeTab, entriesOf, faultsOf, isSameBar, type TabEntry, tabsOf } from './tab-edit.ts'

export interface StoredBar {
  readonly version: number
  readonly tabs: readonly TabDraft[]
}

interface TabsFormInput {
  stored: StoredBar
  /** Fetches what is stored now. */
  reload: () => Promise<StoredBar | undefined>
}

/** The bar as it is being laid out. Whatever goes wrong, it stays as it is on the screen. */
export function useTabsForm({ stored, reload }: TabsFormInput) {
  const t = useT()
  const act = useAct('POST /sands-lms/api/v1/manage/tabs/save')
  const [base, setBase] = useState(stored)
  const [entries, setEntries] = useState(() => entriesOf(stored.tabs))
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<StoredBar>()
  const isDirty = !isSameBar(tabsOf(entries), base.tabs)
  const faults = faultsOf(entries)

  const take = (bar: StoredBar) => {
    setBase(bar)
    setEntries(entriesOf(bar.tabs))
    setTried(false)
    setTheirs(undefined)
    setFailure('')
  }
  // Fetched anew, and nothing of one's own on the screen.
  if (stored.version > base.version && !isDirty) take(stored)

  const refused = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    const fresh = isConflict(error) ? await reload() : undefined
    if (fresh) setTheirs(fresh)
    else setFailure(error.msg || t('app_network_error'))
  }
  const save = async (version: number): Promise<void> => {
    setTried(true)
    if (faults.size > 0 || act.isPending) return
    const tabs = tabsOf(entries)
    setFailure('')
    setTheirs(undefined)
    try {
      const answer = await act.mutateAsync({ body: { version, tabs }, quiet: true })
      setBase({ version: answer.version, tabs })
      setTried(false)
      showToast(t('home.tabs_saved'), { kind: 'success' })
      await reload()
    } catch (error) {
      await refused(error)
    }
  }

  return {
    entries,
    setEntries: (next: readonly TabEntry[]) => setEntries([...next]),
    /** Of the tabs as they are then: a picture may arrive long after it was sent. */
    change: (key: string, patch: Partial<TabDraft>) => setEntries((before) => changeTab(before, key, patch)),
    isDirty,
    isSaving: act.isPending,
    /** Shown once saving was tried. */
    faults: tried ? faults : new Map<string, never>(),
    /** The first tab that keeps the bar from being saved. */
    firstFaulty: faults.keys().next().value,
    failure,
    isConflict: theirs !== undefined,
    save: () => save(base.version),
    saveMine: () => save(theirs?.version ?? base.version),
    takeTheirs: () => theirs && take(theirs),
    reset: () => take(base),
  }
}
export type TabsForm = ReturnType<typeof useTabsForm>
