/** What stands in all elements of this name, outermost ones, as it is written. For lists whose names are percent-encoded. */
export const elementsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content)

export const elementIn = (xml: string, name: string): string | undefined => elementsIn(xml, name)[0]
