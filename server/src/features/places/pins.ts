export interface PlaceOfPin {
  district: string;
  state: string;
}

/** Where a PIN code is; one we do not know is no error. */
export const placeOfPin = (_pin: string): PlaceOfPin | undefined => undefined;

export interface Position {
  lat: number;
  lng: number;
}

/** Where a city is, or the district of a PIN code. */
export const positionOf = (_cityOrPin: string): Position | undefined => undefined;
