import { useSearchParams } from 'react-router'

/** Which tab of a page is open, as the address says it. The first one needs no words there. */
export function useTab<const Id extends string>(tabs: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((id) => id === search.get('tab')) ?? tabs[0]
  return [chosen, (id) => setSearch(id === tabs[0] ? {} : { tab: id }, { replace: true })]
}
