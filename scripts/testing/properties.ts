/** Objects on which tests define what happy-dom lacks or implements differently. */
const places = (): object[] => [
  globalThis,
  navigator,
  document,
  document.documentElement,
  document.body,
  EventTarget.prototype,
  Element.prototype,
  HTMLElement.prototype,
  HTMLMediaElement.prototype,
  Storage.prototype,
]

type Properties = Map<PropertyKey, PropertyDescriptor | undefined>

const propertiesOf = (place: object): Properties =>
  new Map(Reflect.ownKeys(place).map((key) => [key, Reflect.getOwnPropertyDescriptor(place, key)]))

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean =>
  a?.value === b?.value && a?.get === b?.get && a?.set === b?.set

function restore(place: object, before: Properties): void {
  for (const [key, now] of propertiesOf(place)) {
    const then = before.get(key)
    if (!then) Reflect.deleteProperty(place, key)
    else if (!isSame(then, now)) Reflect.defineProperty(place, key, then)
  }
  for (const [key, then] of before) {
    if (then && !Reflect.has(place, key)) Reflect.defineProperty(place, key, then)
  }
}

/** Records the properties of the window and its classes. Returns a function that restores them. */
export function rememberProperties(): () => void {
  const remembered = places().map((place) => [place, propertiesOf(place)] as const)
  return () => {
    for (const [place, before] of remembered) restore(place, before)
  }
}
