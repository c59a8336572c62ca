import { useSearchParams } from 'react-router'

/** The open tab of a page, from the address. The first tab needs no parameter. */
export function useTab<const Id extends string>(tabs: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((id) => id === search.get('tab')) ?? tabs[0]
  return [chosen, (id) => setSearch(id === tabs[0] ? {} : { tab: id }, { replace: true })]
}
