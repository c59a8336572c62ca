import type { HomePageDocument, PageBlock } from '@sands/contract/home/decoration.model'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { ApprovalChange } from '@sands/contract/review/approval.model'
import { JUMP, resolveJump } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'

const ANY_ORIGIN = 'https://sands.example'
/** More than a page can hold. */
const LONGEST = 20_000
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Where a tap leads: an address outside, or a screen of the app with its id. */
function targetOf({ to, moduleId, link }: JumpChoice): string {
  if (link) return ` → ${link}`
  const target = resolveJump({ type: JUMP[to], moduleId, link }, ANY_ORIGIN)
  return target.kind === 'screen' ? ` → ${target.path}` : ''
}

/** A module in words: what is in it, one thing a line. */
function wordsOf(block: PageBlock | undefined, language: Language): string {
  if (!block) return ''
  const lines = block.categories.flatMap(({ name, items, jumpIds, jumpCategoryIds }) => [
    ...(name ? [name] : []),
    ...items.map((item) => `· ${item.name || errorText('home.fact.unnamed', language)}${targetOf(item.jump)}`),
    ...(jumpIds.length > 0 ? [errorText('home.fact.picked', language, { count: jumpIds.length })] : []),
    ...(jumpCategoryIds.length > 0
      ? [errorText('home.fact.categories', language, { count: jumpCategoryIds.length })]
      : []),
  ])
  return lines.length > 0 ? lines.join('\n') : errorText('home.fact.shown', language)
}

const nameOf = ({ code, title }: PageBlock, language: Language): string => {
  const kind = errorText(`home.kind.${code}`, language)
  return title.trim() === '' ? kind : `${kind}: ${title.trim()}`
}

const buttonOf = ({ floatingButton }: HomePageDocument, language: Language): string =>
  floatingButton
    ? `${floatingButton.name || errorText('home.fact.unnamed', language)}${targetOf(floatingButton.jump)}`
    : ''

/** Modules of the same kind without titles are told apart by a number. */
const withOwnLabels = (changes: readonly ApprovalChange[]): ApprovalChange[] =>
  changes.map((change, at) => {
    const before = changes.slice(0, at).filter(({ label }) => label === change.label).length
    return before === 0 ? change : { ...change, label: `${change.label} (${before + 1})` }
  })

/** What differs between the page that people see and the draft, for those who decide: each module, order and button. */
export function pageChanges(before: HomePageDocument, after: HomePageDocument, language: Language): ApprovalChange[] {
  const old = new Map(before.blocks.map((block) => [block.key, block]))
  const now = new Map(after.blocks.map((block) => [block.key, block]))
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  const settings = errorText('home.fact.settings', language)
  const modules = keys.flatMap((key): ApprovalChange[] => {
    const [was, is] = [old.get(key), now.get(key)]
    const shown = is ?? was
    if (!shown || JSON.stringify(was) === JSON.stringify(is)) return []
    const [oldWords, words] = [wordsOf(was, language), wordsOf(is, language)]
    const isInside = was !== undefined && is !== undefined && oldWords === words
    return [
      {
        label: nameOf(shown, language),
        before: cut(oldWords),
        // Such as the audience, a picture or where something leads.
        after: cut(isInside ? `${words}\n${settings}` : words),
      },
    ]
  })
  const order = (page: HomePageDocument) =>
    page.blocks.filter(({ key }) => old.has(key) && now.has(key)).map((block) => nameOf(block, language))
  const keysOf = (page: HomePageDocument) =>
    page.blocks.flatMap(({ key }) => (old.has(key) && now.has(key) ? key : [])).join(' ')
  const moved =
    keysOf(before) === keysOf(after)
      ? []
      : [
          {
            label: errorText('home.fact.order', language),
            before: cut(order(before).join('\n')),
            after: cut(order(after).join('\n')),
          },
        ]
  const isSameButton = JSON.stringify(before.floatingButton) === JSON.stringify(after.floatingButton)
  const [oldButton, button] = [buttonOf(before, language), buttonOf(after, language)]
  const buttons = isSameButton
    ? []
    : [
        {
          label: errorText('home.fact.button', language),
          before: oldButton,
          after: oldButton === button ? `${button}\n${settings}` : button,
        },
      ]
  return withOwnLabels([...modules, ...moved, ...buttons])
}
