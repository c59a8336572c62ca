/** The raw content of all outermost elements of this name. For listings whose names are percent-encoded. */
export const elementsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content)

export const elementIn = (xml: string, name: string): string | undefined => elementsIn(xml, name)[0]
