import { showToast } from '@sands/web/toast/toast'
import { useThingForm } from '../../../kernel/draft/use-thing-form.ts'
import { useT } from '../../../kernel/text.ts'
import { isGoodShown, type ShownCalls, type ShownKind, type ShownThing, type ShownValues } from './shown.ts'

interface ShownFormInput<Thing extends ShownThing, Draft extends ShownValues> {
  kind: ShownKind<Thing, Draft>
  calls: ShownCalls<Thing, Draft>
  /** What is changed; without it a new one is made. */
  thing: Thing | undefined
  onDone: () => void
}

/** What is being typed over a thing that is shown. */
export function useShownForm<Thing extends ShownThing, Draft extends ShownValues>(input: ShownFormInput<Thing, Draft>) {
  const { kind, calls, thing, onDone } = input
  const t = useT()
  return useThingForm<Thing, Draft>({
    thing,
    draftOf: kind.draftOf,
    isGood: (draft) => kind.isFilled(draft) && isGoodShown(draft),
    store: (known, draft) => (known ? calls.update(known, draft) : calls.create(draft)),
    reread: async (known) => (await calls.list.refetch()).data?.records.find(({ id }) => id === known.id),
    gone: t('home.shown_gone'),
    onStored: async (isNew) => {
      showToast(isNew ? t('home.shown_added') : t('home.front_saved'), { kind: 'success' })
      await calls.list.refetch()
      onDone()
    },
  })
}
