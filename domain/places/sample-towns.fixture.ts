import { allTowns } from './towns.ts'

/** Two towns for tests, from the owner's list; 'North Bergen' and 'Union City' as delivered. */
export const [A_TOWN = '', ANOTHER_TOWN = ''] = allTowns().map(({ name }) => name)
