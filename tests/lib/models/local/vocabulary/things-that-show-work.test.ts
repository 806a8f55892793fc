import { describe, expect, it } from '@jest/globals';
import { shown } from '../../../../helpers/asked-and-shown.ts';

describe('what a job asks for, by the things and doings that show it', () => {
  describe('in health and care', () => {
    it.each([
      [
        'Dental Hygienist',
        'Infection control',
        'Sterilised instruments and wiped down the chair after each patient',
      ],
      ['Dental Hygienist', 'Scaling and polishing', 'Removed tartar above and below the gum'],
      ['Dental Assistant', 'Chairside assistance', 'Passed instruments and ran the suction'],
      ['Nursing Assistant', 'Activities of daily living', 'Bathed, dressed and fed residents'],
      ['Nursing Assistant', 'Patient transfers', 'Moved residents with the hoist and slide sheets'],
      ['Nurse', 'Wound care', 'Cleaned and dressed leg ulcers'],
      ['Nurse', 'IV therapy', 'Placed drips and hung infusions'],
      ['Paramedic', 'Patient assessment', 'Checked airway, breathing and pulse on scene'],
      ['Pharmacist', 'Dispensing of prescriptions', 'Filled and checked scripts'],
      ['Physical Therapist', 'Gait training', 'Taught patients to walk again with frames and crutches'],
      ['Occupational Therapist', 'Adaptive equipment', 'Fitted grab rails and bath seats'],
      ['Radiographer', 'Radiation protection', 'Lead aprons, dose badges and short exposures'],
      ['Laboratory Technician', 'Sample handling', 'Received, labelled and spun down blood tubes'],
      ['Veterinary Nurse', 'Animal restraint', 'Held cats and dogs for injections'],
      ['Medical Secretary', 'Appointment scheduling', 'Booked patients in for clinics'],
      ['Optician', 'Fitting of spectacles', 'Adjusted frames and measured pupil distance'],
      [
        'Laboratory Technician',
        'Safe handling of hazardous materials',
        'Corrosives in the fume cupboard, spill kits',
      ],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
  describe('in schools and offices', () => {
    it.each([
      ['Care Assistant', 'Companionship', 'Chatted, played cards and took walks with clients'],
      ['Teacher', 'Cooperation with parents', 'Met mothers and fathers at open evenings'],
      ['Teacher', 'Classroom management', 'Kept order in a class of 30'],
      ['Teacher', 'Reading instruction', 'Taught phonics and guided readers'],
      ['Nanny', 'Meal preparation', 'Cooked lunches for two toddlers'],
      ['Librarian', 'Reference service', 'Helped readers find books and articles'],
      ['Secretary', 'Event organization', 'Put on three staff parties and a congress'],
      ['Secretary', 'Filing and record keeping', 'Ran the archive and its index'],
      ['Receptionist', 'Switchboard operation', 'Put calls through to 80 extensions'],
      ['Mail Clerk', 'Mail sorting', 'Sorted and franked letters'],
      ['Bookkeeper', 'VAT returns', 'Filed the quarterly VAT'],
      ['Bookkeeper', 'Invoicing', 'Billed customers and chased late payers'],
      ['Teacher', "Assessment of pupils' progress", 'Corrected tests and wrote report cards'],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
  describe('in building and repair', () => {
    it.each([
      ['Accountant', 'Tax returns', 'Filed returns for sole traders'],
      ['Loan Officer', 'Credit assessment', "Weighed applicants' income against their debts"],
      ['Paralegal', 'Legal research', 'Looked up cases and statutes'],
      ['Electrician', 'Wiring installation', 'Pulled cable and fitted sockets and switches'],
      ['Electrician', 'Conduit installation', 'Bent and ran EMT'],
      ['Plumber', 'Pipe installation', 'Ran copper and PEX in new houses'],
      ['Carpenter', 'Framing', 'Put up stud walls, floors and roofs'],
      ['Carpenter', 'Measuring and cutting', 'Marked out and cut boards to a millimetre'],
      ['Painter', 'Spray painting', 'Ran airless guns on doors and facades'],
      ['Roofer', 'Fall protection', 'Wore harness and line on every slope'],
      ['Welder', 'Reading of drawings', 'Worked from weld symbols and isometrics'],
      ['Crane Operator', 'Load charts', 'Worked out radius and capacity for each lift'],
      ['Construction Laborer', 'Site clean-up', 'Swept up and loaded skips'],
      ['HVAC Technician', 'Duct installation', 'Hung and sealed ductwork'],
      ['Auto Mechanic', 'Brake repair', 'Replaced pads, discs and callipers'],
      ['Auto Mechanic', 'Oil changes', 'Drained sumps and fitted new filters'],
      ['Auto Body Technician', 'Dent removal', 'Pulled and filled dents'],
      ['Aircraft Mechanic', 'Aircraft inspections', 'A-checks and C-checks on 737s'],
      ['Telecom Technician', 'Fibre splicing', 'Fused and tested fibre joints'],
      [
        'Maintenance Technician',
        'Preventive maintenance',
        'Greased, oiled and changed belts by the calendar',
      ],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
  describe('in making, driving and storing', () => {
    it.each([
      ['CNC Operator', 'Machine setup', 'Clamped blanks and set tool offsets'],
      ['CNC Operator', 'Reading of technical drawings', 'Worked to prints with tight tolerances'],
      ['Machine Operator', 'Quality inspection', 'Measured parts and sorted out scrap'],
      ['Assembler', 'Assembly of components', 'Put together gearboxes with torque wrenches'],
      ['Sewing Machine Operator', 'Pattern cutting', 'Cut cloth to patterns'],
      ['Upholsterer', 'Upholstery', 'Covered chairs and sofas in leather and fabric'],
      ['Potter', 'Wheel throwing', 'Threw bowls and mugs on the wheel'],
      ['Baker', 'Oven operation', 'Baked off 400 loaves a night'],
      ['Food Processing Worker', 'Food hygiene', 'Washed down lines and wore hairnets'],
      ['Jeweler', 'Stone setting', 'Set diamonds in rings'],
      ['Truck Driver', 'Route planning', 'Worked out the best way with maps and GPS'],
      ['Truck Driver', 'Loading and unloading', 'Tail lift, pallet jack and roll cages'],
      ['Bus Driver', 'Assisting passengers with disabilities', 'Lowered the ramp and belted in wheelchairs'],
      ['Forklift Operator', 'Pallet stacking', 'Stacked pallets four high'],
      ['Logistics Clerk', 'Shipping documents', 'Made out bills of lading and packing lists'],
      ['Dispatcher', 'Driver scheduling', 'Sent out forty drivers a day'],
      ['Pilot', 'Pre-flight inspection', 'Walked round the aircraft before take-off'],
      ['Truck Driver', 'Load securing', 'Steel coils on edge protectors and straps'],
      ['Truck Driver', 'Route planning', 'Found the shortest routes on the sat nav'],
      ['Potter', 'Kiln operation', 'Bisque firings in two kilns'],
      ['Electrician', 'Working at heights', 'Cable on roofs and scaffolds'],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
  describe('in kitchens, hotels and services', () => {
    it.each([
      ['Air Traffic Controller', 'Radar control', 'Kept aircraft apart on the screen'],
      ['Sailor', 'Navigation watch', 'Stood watch on the bridge'],
      ['Cook', 'Menu planning', 'Wrote new dishes each season'],
      ['Cook', 'Speed in rush hours', '300 plates on a Saturday night'],
      ['Waiter', 'Wine knowledge', 'Advised on bottles from four regions'],
      ['Dishwasher', 'Kitchen cleaning', 'Scrubbed pots, floors and surfaces'],
      ['Hotel Receptionist', 'Reservations', 'Took bookings by phone and in Opera'],
      ['Housekeeper', 'Linen handling', 'Counted and changed sheets and towels'],
      ['Cleaner', 'Floor care', 'Mopped, buffed and waxed'],
      ['Janitor', 'Minor repairs', 'Changed bulbs and fixed taps'],
      ['Hairdresser', 'Haircutting', 'Cut and styled for men and women'],
      ['Beautician', 'Facials', 'Cleansed, peeled and massaged faces'],
      ['Barber', 'Shaving', 'Hot towels and straight razors'],
      ['Fitness Trainer', 'Fitness assessment', 'Measured strength and body fat'],
      ['Funeral Director', 'Funeral arrangements', 'Sat with families and booked church and hearse'],
      ['Cook', 'Stock ordering', 'Order lists to par levels'],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
  describe('in safety, farms, arts and shops', () => {
    it.each([
      ['Security Guard', 'Patrolling', 'Walked the grounds each hour'],
      ['Security Guard', 'Surveillance', 'Watched forty screens'],
      ['Police Officer', 'Criminal investigation', 'Questioned witnesses and gathered proof'],
      ['Firefighter', 'Vehicle extrication', 'Cut people from wrecks'],
      ['Correctional Officer', 'Cell searches', 'Went through cells for contraband'],
      ['Farmer', 'Livestock care', 'Fed, watered and treated cows and pigs'],
      ['Gardener', 'Lawn care', 'Mowed and edged grass'],
      ['Forester', 'Chainsaw operation', 'Felled and limbed trees'],
      ['Animal Caretaker', 'Kennel cleaning', 'Mucked out pens and cages'],
      ['Fisher', 'Net handling', 'Set and hauled nets'],
      ['Photographer', 'Photo editing', 'Retouched in Lightroom'],
      ['Fashion Designer', 'Pattern making', 'Drafted blocks and graded sizes'],
      ['Musician', 'Sight reading', 'Played scores at first sight'],
      ['Stage Technician', 'Rigging of lights', 'Hung lamps and focused them'],
      ['Camera Operator', 'Camera operation', 'Shot on Sony and ARRI'],
      ['Translator', 'Terminology management', 'Kept termbases for clients'],
      ['Biologist', 'Field sampling', 'Netted insects and counted birds'],
      ['Research Assistant', 'Literature review', 'Read and summed up papers'],
      ['Sales Assistant', 'Customer advice', 'Helped shoppers choose'],
      ['Sales Assistant', 'Merchandise display', 'Dressed windows and filled shelves'],
      ['Sales Assistant', 'Loss prevention', 'Kept an eye on shoplifters'],
      ['Store Manager', 'Staff scheduling', 'Wrote rotas for 20'],
      ['Real Estate Agent', 'Property viewings', 'Showed flats and houses'],
      ['Travel Agent', 'Travel booking', 'Booked flights, cruises and hotels'],
      ['Firefighter', 'Fire suppression', 'Hose lines at grass fires'],
      ['Farmer', 'Crop cultivation', 'Ploughed and drilled wheat'],
      ['Dancer', 'Choreography', 'Creating dances for students'],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });

  describe('in rarer occupations', () => {
    it.each([
      ['Midwife', 'Prenatal care', 'Listened to heartbeats each week'],
      ['Caregiver', 'Bathing assistance', 'Washed and showered elderly clients'],
      ['Music Teacher', 'Instrument instruction', 'Piano lessons for forty children'],
      ['Glazier', 'Glass cutting', 'Cut panes and cut mirrors'],
      ['Shoemaker', 'Shoe repair', 'Resoled boots'],
      ['Foundry Worker', 'Moulding and casting', 'Rammed sand and poured iron'],
      ['Road Worker', 'Asphalt laying', 'Raked tarmac'],
      ['Fast Food Worker', 'Fryer operation', 'Fried chips and grilled burgers'],
      ['Pastry Chef', 'Cake decoration', 'Fondant roses'],
      ['Border Guard', 'Passport control', 'Checked passports at the ferry'],
      ['Set Designer', 'Set construction', 'Built flats and props'],
      ['Singer', 'Vocal technique', 'Sang soprano in two choirs'],
    ])('%s: %s by %s', async (title, requirement, line) => {
      expect(await shown(title, requirement, line)).toBe('met');
    });
  });
});

describe('a neighbouring thing or doing', () => {
  it.each([
    ['Dental Hygienist', 'Infection control', 'Removed tartar and stains'],
    ['Dental Hygienist', 'Scaling and polishing', 'Sterilised instruments'],
    ['Dental Assistant', 'Dental impressions', 'Chart pocket depths'],
    ['Nurse', 'Medication administration', 'Dressed leg ulcers'],
    ['Nurse', 'Wound care', 'Gave tablets and insulin'],
    ['Pharmacist', 'Dispensing of prescriptions', 'Counted stock of suncream'],
    ['Physical Therapist', 'Gait training', 'Applied TENS and interferential current'],
    ['Physical Therapist', 'Electrotherapy', 'Tens of patients each week'],
    ['Laboratory Technician', 'Safe handling of hazardous materials', 'Stained and mounted slides'],
    ['Teacher', "Assessment of pupils' progress", 'Met parents at open evenings'],
    ['Teacher', 'Cooperation with parents', 'Corrected exams and homework'],
    ['Librarian', 'Cataloging', 'Held story hours'],
    ['Secretary', 'Travel arrangements', 'Took minutes of board meetings'],
    ['Bookkeeper', 'Bank reconciliation', 'Paid wages'],
    ['Electrician', 'Working at heights', 'Pulled cable and fitted sockets'],
    ['Mason', 'Mortar mixing', 'Sanded and primed walls'],
    ['Welder', 'Weld inspection', 'Cut plate with torch and plasma'],
    ['Crane Operator', 'Load charts', 'Greased tracks each morning'],
    ['Auto Mechanic', 'Brake repair', 'Polished cars'],
    ['Potter', 'Kiln operation', 'Threw bowls on the wheel'],
    ['Potter', 'Glaze formulation', 'Fired kilns'],
    ['Truck Driver', 'Load securing', 'Filled in trip sheets'],
    ['Truck Driver', 'Route planning', 'Strapped loads and sheeted trailers'],
    ['Product Manager', 'Route planning', 'Wrote product road maps'],
    ['Cook', 'Stock ordering', 'Filleted fish'],
    ['Waiter', 'Wine knowledge', 'Carried plates'],
    ['Cleaner', 'Laundry', 'Diluted cleaners'],
    ['Firefighter', 'Vehicle extrication', 'Put out house fires'],
    ['Farmer', 'Livestock care', 'Drilled barley and drove combines'],
    ['Farmer', 'Crop cultivation', 'Fed and watered pigs'],
    ['Developer', 'Operation of railway signals', 'Java, Python, etc.'],
    ['Pilot', 'Meteorology', 'Cloud-based software'],
    ['Clerk', 'Change of till money', 'Made change happen in the team'],
    ['Graphic Designer', 'Logo design', 'Set up magazines of cartridges'],
    ['Sales Assistant', 'Returns and exchanges', 'Dressed windows'],
    ['Operator', 'Operation of a kiln', 'Business operations'],
  ])('shows none of it: %s, %s by %s', async (title, requirement, line) => {
    expect(await shown(title, requirement, line)).toBe('missing');
  });
});
