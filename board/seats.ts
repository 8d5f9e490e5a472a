/** The seats' colours and shapes. The colours stay apart for every kind of colour vision; the shapes always show. */
const SEATS = [
  { colour: '#D55E00', shape: 'M12 3 22 21H2z' },
  { colour: '#56B4E9', shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  { colour: '#F0E442', shape: 'M3 3h18v18H3z' },
  { colour: '#0072B2', shape: 'm12 1 11 11-11 11L1 12z' },
  { colour: '#F5F5F5', shape: 'm12 1.5 3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8z' },
] as const;

export const seatColour = (seat: number): string => (SEATS[seat % SEATS.length] ?? SEATS[0]).colour;
export const seatShape = (seat: number): string => (SEATS[seat % SEATS.length] ?? SEATS[0]).shape;
