/** People who sleep in the demo hotel tonight; days count from today. */
type Guest = {
  reservation_id: number
  customer_id: number
  room_id: number
  room_name: string
  firstname: string
  lastname: string
  gender: string | null
  country: string
  birth_date: string
  arrived: number
  leaves: number
}

const guest = (
  key: [number, number],
  room: [number, string],
  person: Pick<Guest, 'firstname' | 'lastname' | 'gender' | 'country' | 'birth_date'>,
  stay: [number, number],
): Guest => ({
  reservation_id: key[0],
  customer_id: key[1],
  room_id: room[0],
  room_name: room[1],
  ...person,
  arrived: stay[0],
  leaves: stay[1],
})

const person = (
  firstname: string,
  lastname: string,
  gender: string | null,
  country: string,
  birth_date: string,
) => ({ firstname, lastname, gender, country, birth_date })

/** Room 102 has two guests; Lena Vogt left this morning. */
export const demoGuests: Guest[] = [
  guest([36129, 55430289], [18347, '101'], person('Eric', 'Martin', 'male', 'FR', '1979-04-02'), [-2, 3]),
  guest([41749, 25238942], [18302, '102'], person('John', 'Doe', 'male', 'GB', '1984-11-23'), [-1, 4]),
  guest([41749, 25238948], [18302, '102'], person('Jane', 'Doe', 'female', 'GB', '1986-07-15'), [-1, 4]),
  guest([41752, 25238990], [18310, '201'], person('Ayşe', 'Yılmaz', 'female', 'TR', '1991-02-28'), [0, 1]),
  guest([41755, 25239011], [18311, 'Sea Suite'], person('Sora', 'Kim', null, 'KR', '1988-12-30'), [-5, 2]),
]

export const departedGuest = guest(
  [36001, 55430001],
  [18348, '103'],
  person('Lena', 'Vogt', 'female', 'DE', '1990-06-09'),
  [-3, 0],
)
