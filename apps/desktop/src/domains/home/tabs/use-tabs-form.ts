import type { TabDraft } from '@sands/contract/home/front.model'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { changeTab, entriesOf, faultsOf, isSameBar, type TabEntry, tabsOf } from './tab-edit.ts'

export interface StoredBar {
  readonly version: number
  readonly tabs: readonly TabDraft[]
}

interface TabsFormInput {
  stored: StoredBar
  /** Fetches the stored bar. */
  reload: () => Promise<StoredBar | undefined>
}

/** The state of the bar in the editor. The changes survive every failure. */
export function useTabsForm({ stored, reload }: TabsFormInput) {
  const t = useT()
  const act = useAct('POST /sands-lms/api/v1/manage/tabs/save')
  const [base, setBase] = useState(stored)
  const [entries, setEntries] = useState(() => entriesOf(stored.tabs))
  const [tried, setTried] = useState(false)
  const { submit, failure, setFailure, isBusy } = useSubmit()
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
  // A newer version was fetched, and there are no unsaved changes here.
  if (stored.version > base.version && !isDirty) take(stored)

  const save = async (version: number): Promise<void> => {
    setTried(true)
    if (faults.size > 0) return
    const tabs = tabsOf(entries)
    await submit({
      run: () => {
        setTheirs(undefined)
        return act.mutateAsync({ body: { version, tabs }, quiet: true })
      },
      done: t('home.tabs_saved'),
      onDone: (answer) => {
        setBase({ version: answer.version, tabs })
        setTried(false)
        return reload()
      },
      onRefused: async (error) => {
        const fresh = isConflict(error) ? await reload() : undefined
        setTheirs(fresh)
        return fresh !== undefined
      },
    })
  }

  return {
    entries,
    setEntries: (next: readonly TabEntry[]) => setEntries([...next]),
    /** Changes the tabs as they are at that time: a picture may arrive long after its upload started. */
    change: (key: string, patch: Partial<TabDraft>) => setEntries((before) => changeTab(before, key, patch)),
    isDirty,
    isSaving: isBusy,
    /** Empty until saving was tried. */
    faults: tried ? faults : new Map<string, never>(),
    /** The first tab with a fault. */
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
