import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import type { ShownCalls, ShownKind, ShownThing, ShownValues } from './shown.ts'

/** Asks first. Whatever came of it, the list shows how things stand. */
export function useRemoveShown<Thing extends ShownThing, Draft extends ShownValues>(
  kind: ShownKind<Thing, Draft>,
  calls: ShownCalls<Thing, Draft>,
): (thing: Thing) => void {
  const t = useT()
  const confirm = useConfirm()
  return (thing) =>
    confirm({
      title: t(kind.words.removeAsk, { name: kind.nameOf(thing) }),
      text: t('home.shown_remove_text'),
      action: t('home.front_remove'),
      danger: true,
      run: () => calls.remove(thing),
      done: t('home.shown_removed'),
      refresh: calls.list.refetch,
    })
}
