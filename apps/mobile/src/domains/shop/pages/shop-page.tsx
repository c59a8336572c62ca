import { shopLinks } from '@sands/contract/shop/shop.links'
import type { GoodsCategoryNode } from '@sands/contract/shop/shop.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { GOODS_PAGE, GoodsList } from '../components/goods-list.tsx'
import { ShopBanners } from '../components/shop-banners.tsx'

const ALL = 'all'
const SORTS = ['1', '2', '3'] as const
const SORT_NUMBERS = { '1': 1, '2': 2, '3': 3 } as const
type Node =
  | GoodsCategoryNode
  | GoodsCategoryNode['children'][number]
  | GoodsCategoryNode['children'][number]['children'][number]

/** The chosen category and those above it, top first. */
function pathTo(nodes: readonly Node[], id: string): Node[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** All goods, by category of up to three levels, words and order. The choice is in the address. */
export function ShopPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [words, setWords] = useState(search.get('words') ?? '')
  const { data: tree = [] } = useCall('POST /sands-shopping/api/v1/goods/category/list', { body: {} }, { keep: true })
  const path = pathTo(tree, search.get('category') ?? '')
  const sort = SORTS.find((id) => id === search.get('sortType')) ?? '1'
  const keyWord = search.get('words')?.trim()
  const categoryId = path.at(-1)?.id
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [GOODS_PAGE] }), [client])

  function show(next: Record<string, string>) {
    const chosen = { ...Object.fromEntries(search), ...next }
    setSearch(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')), { replace: true })
  }

  function type(next: string) {
    setWords(next)
    // A cleared field looks for nothing any more.
    if (next === '' && keyWord) show({ words: '' })
  }

  const orders = () => void navigate(shopLinks.orders())
  return (
    <Page
      title={t('shop.title')}
      back={back}
      end={<BarButton icon={ReceiptText} label={t('shop.orders')} onClick={orders} />}
    >
      <SearchField label={t('shop.search')} value={words} onChange={type} onEnter={() => show({ words })} />
      {!categoryId && !keyWord && <ShopBanners />}
      {levels().map(({ nodes, chosen, parent }, level) => (
        <Chips
          key={parent ?? ALL}
          label={t('shop.category')}
          options={[
            { id: ALL, label: t('shop.category_all') },
            ...nodes.map(({ id, name }) => ({ id: id as string, label: name })),
          ]}
          chosen={chosen ?? ALL}
          onChoose={(id) => show({ category: id === ALL ? (path[level - 1]?.id ?? '') : id })}
        />
      ))}
      <Chips
        label={t('shop.sort')}
        options={SORTS.map((id) => ({ id, label: t(`shop.sort_${id}`) }))}
        chosen={sort}
        onChoose={(id) => show({ sortType: id })}
      />
      <PullToRefresh onRefresh={refresh}>
        <GoodsList
          filter={{
            sortType: SORT_NUMBERS[sort],
            ...(categoryId ? { categoryId } : {}),
            ...(keyWord ? { keyWord } : {}),
          }}
          empty={empty()}
        />
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  /** One row of categories for each level that is open. */
  function levels(): { nodes: readonly Node[]; chosen: string | undefined; parent: string | undefined }[] {
    const rows: { nodes: readonly Node[]; parent: string | undefined }[] = [
      { nodes: tree, parent: undefined },
      ...path.map(({ id, children }) => ({ nodes: children, parent: id })),
    ]
    return rows.filter(({ nodes }) => nodes.length > 0).map((row, level) => ({ ...row, chosen: path[level]?.id }))
  }

  function showAll() {
    setWords('')
    setSearch({}, { replace: true })
  }

  function empty() {
    const all = (
      <Button look="soft" onClick={showAll}>
        {t('shop.show_all')}
      </Button>
    )
    const isFiltered = Boolean(categoryId || keyWord)
    return <EmptyState title={t('shop.none_title')} {...(isFiltered && { text: t('shop.none_text'), action: all })} />
  }
}

/** The same page as a tab, without a back button. */
export function ShopTabPage() {
  return <ShopPage back={false} />
}
