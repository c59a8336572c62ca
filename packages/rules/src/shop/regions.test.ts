import { describe, expect, it } from 'vitest'
import { citiesOf, isArea, REGIONS } from './regions.ts'
import { REGION_LENGTH } from './shop.ts'

describe('regions', () => {
  const [china, indonesia] = REGIONS

  it('have every province once, with its cities as addresses write them', () => {
    expect(china?.provinces).toHaveLength(34)
    expect(indonesia?.provinces).toHaveLength(38)
    const names = REGIONS.flatMap(({ provinces }) => provinces.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    expect(citiesOf('广东省')).toContain('广州市')
    expect(citiesOf('新疆维吾尔自治区')).toContain('喀什地区')
    expect(citiesOf('北京市')).toEqual(['北京市'])
    expect(citiesOf('DKI Jakarta')).toEqual([])
    expect(citiesOf('Nowhere')).toEqual([])
  })

  it('are areas of a merchant only as addresses write them', () => {
    const area = (province: string, city = '', district = '') => isArea({ province, city, district })
    expect(area('广东省')).toBe(true)
    expect(area('广东省', '广州市', '天河区')).toBe(true)
    expect(area('DKI Jakarta', 'Jakarta Selatan')).toBe(true)
    for (const wrong of [area('广东'), area('广东省', '杭州市'), area('广东省', '', '天河区'), area('')])
      expect(wrong).toBe(false)
  })

  it('fit into an address, and no province lists a city twice', () => {
    for (const { name, cities } of REGIONS.flatMap(({ provinces }) => provinces)) {
      expect(new Set(cities).size).toBe(cities.length)
      for (const text of [name, ...cities]) expect(text.length).toBeLessThanOrEqual(REGION_LENGTH)
    }
  })
})
