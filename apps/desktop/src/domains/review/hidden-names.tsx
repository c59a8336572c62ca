import { Checkbox } from 'antd'
import { useSyncExternalStore } from 'react'
import { useT } from '../../kernel/text.ts'

const KEY = 'review.hide-names'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isHidden = () => window.localStorage.getItem(KEY) === '1'

function hide(isOn: boolean): void {
  if (isOn) window.localStorage.setItem(KEY, '1')
  else window.localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

type NameOf = (person: { name: string } | null, recordId: string, hidden?: string) => string

/** Names of the people who are marked, or numbers of their papers where the exam or the marker hides names. */
export function useHiddenNames(isAnonymous: boolean): NameOf {
  const t = useT()
  const isOn = useSyncExternalStore(subscribe, isHidden) || isAnonymous
  return (person, recordId, hidden = t('review.paper_number', { number: recordId.slice(-5) })) =>
    isOn || !person ? hidden : person.name
}

/** Lets a marker hide names on this device. An exam that hides them leaves no choice. */
export function HideNames({ isAnonymous }: { isAnonymous: boolean }) {
  const t = useT()
  const isOn = useSyncExternalStore(subscribe, isHidden) || isAnonymous
  return (
    <Checkbox checked={isOn} disabled={isAnonymous} onChange={({ target }) => hide(target.checked)}>
      {t('review.hide_names')}
    </Checkbox>
  )
}
