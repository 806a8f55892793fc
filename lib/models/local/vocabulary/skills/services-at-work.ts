/** Offices, money, law, kitchens, hotels, shops, safety, arts: what is asked for, and the doings and things that show it. Notation: ../notation.ts. */
export const SERVICES_AT_WORK_SKILLS = `
// Offices
Diaries and journeys = kept diaries, ran diaries, kept the calendar, kept the diary, director's diary, the boss's diary, diaries of directors, appointments made for > Diary management
Journeys booked = booked journeys, booked trains, booked hotels, hotels and flights, trains and hotels, flight tickets, train tickets, visas and tickets, rental cars booked, trips booked, arranged trips, arranged journeys > Travel arrangements
Minutes of boards = kept minutes, took down what was decided, decisions and actions recorded, action lists from meetings, recorded decisions > Minute taking
Parties and congresses = staff parties, office parties, Christmas parties, receptions and dinners, dinners and receptions, company outings, staff outings, put on events, away days, press receptions, conferences and dinners > Event management
Letters drafted = letters and e-mails, emails and letters, e-mails and letters, answered letters, letters typed, letters answered, business letters > Correspondence
Archives of the office = ran the archive, archive and index, paper files, file index, filing cabinets, filed papers, filed records, card index, ring binders, retention schedules > Filing
Visitor badges = badges to visitors, gave out badges, welcomed callers, met visitors, meet visitors, received guests, visitors' book, visitor log > Reception
Switchboard work = switchboard operation, operation of switchboards, operating a switchboard, put calls through, put through calls, transferred calls, connected calls, phone extensions > Reception, Telephone work
Keying of forms = typed order forms, keyed forms, keystrokes per hour, typed records, keyed orders, keyed invoices, coded surveys > Data entry
Sorting of post = mail sorting, sorting of mail, sorting mail, sorting letters, sorted parcels, franked letters, franking machine, mail rounds, letter carrier rounds, delivered post > Mail handling
// Money and law
Bookkeeping entries = bookkeeping for small businesses, kept books, doing the books, did the books, receipts and invoices, invoices and receipts, cash book, entered receipts, posted vouchers, day books > Accounting
Matching of statements = matched statements, matched bank statements, statements with the cash book, statements against the ledger, bank statements matched, bank statements against, agreed bank statements, bank lines matched, ticked off bank statements, cleared unmatched items > Account reconciliation
Wages paid = paid wages, pay wages, wages and deductions, wage slips, pay slips, wages of employees, wages for employees, weekly wages, timesheets to pay, wage runs, sent in deductions > Payroll
Billing of customers = billed customers, billed clients, wrote invoices, sent invoices, send invoices, chased late payers, payment reminders, dunning letters, sent reminders to debtors > Invoicing, Credit control
Annual accounts drawn up = preparation of annual accounts, preparation of accounts, preparing accounts, drew up balance sheets, balance sheet and profit, profit and loss statements, profit and loss accounts, year-end accounts drawn > statutory accounts, Financial reporting
Quarterly VAT = filed VAT, quarterly VAT returns filed > VAT, tax returns
Filing of returns = filed returns, returns for sole traders, filed tax declarations, self-assessment returns > tax returns
Counting the drawer = counted drawers, counted tills, counted the till, counted takings, counted cash, gave change, give change, coin rolls, vault cash, cash and cards, cash and card payments > Cash handling
Credit checks on applicants = assessment of credit, assessing credit, income against debts, applicants' income, debt-to-income, credit bureau reports, credit files > credit analysis
Claim files = processing of claims, opened claims, opened claim files, paid out losses, paid claims, pay claims, settled losses, loss reports, loss adjusters, damage reports > Claims handling
Cases and statutes = statutes and cases, looked up cases, searched case law, looked up statutes, precedents researched, case digests > Legal research
Pleadings and motions = drafting of legal documents, motions and pleadings, wrote pleadings, wrote motions, drafted motions, drafted affidavits, deeds drafted, drafted deeds > Legal drafting
Exhibit binders = trial binders, witness binders, prepared witnesses, deposition summaries, deposition digests > trial preparation
// Kitchens, tables, hotels
Ordering of goods = stock orders, placing orders with suppliers, par levels, ordering stock, ordering of stock, ordering of supplies, ordering goods, ordering of ingredients, ordering ingredients, reordering, stock reordering, ordered meat, ordered fish, ordered produce, ordered vegetables, ordered food, orders to suppliers for food, ordered materials, ordered flour, order lists, order sheets, weekly orders, daily orders to suppliers, meat and fish orders, fish and greens > Inventory management
Fridges cold = kept fridges cold, fridge logs, fridge and freezer temperatures, food temperatures, probed food, probe thermometers, labelled and dated food, food labelled and dated, allergen lists, allergen sheets, colour-coded boards, wore hairnets, hairnets, hairnets and gloves, washed down lines, washed down surfaces > Food safety
New dishes = dishes of the season, seasonal dishes, wrote new dishes, wrote menus, composed menus, new menus, daily specials, weekly specials, tasting menus, chalkboard menu > Menu planning
Cutting and filleting = knife work, filleted fish, chopped vegetables, diced vegetables, diced onions, julienned, julienne, brunoise, sliced and filleted, peeled and chopped > Cooking
Rush service = speed in rush hours, speed during rush, speed under pressure, working fast in rush hours, plates on a Saturday night, plates a night, covers on Saturdays, dinner rush, lunch rush, full house every night, covers an evening, covers each evening, covers at lunch
Plates to tables = carried plates, laid tables, lay tables, set tables, tables laid, carried trays, served courses, served wine, served dinners, served breakfasts, waited on guests > Food service
Taking orders from guests = took guests' orders, wrote down orders, handheld ordering, order pads > Food service
Wine advice = knowledge of wine, advised on wine, advised on bottles, wine cellar, decanted wines, grape varieties > Sommelier skills
Drinks mixed = mixed drinks, shook drinks, mixed and shook drinks, mixed cocktails, muddled and shaken > Bartending
Age checks on guests = age verification, verification of age, checked ages, proof of age > Refusing alcohol service
Scrubbed pots = pots and pans, scrubbed floors and surfaces, cleaned fryers, degreased hoods, deep-cleaned kitchens, cleaned ovens, kitchen deep cleans, extraction hoods cleaned > Dishwashing
Oven work = oven operation, operation of ovens, operating ovens, baked loaves, loaves a night, loaves a day, baked off loaves, loaded ovens, baked breads, rolls and loaves, loaves and rolls, kneaded dough > Baking
Boning and trimming = boned carcasses, trimmed carcasses, broke down carcasses, hung carcasses, cut chops, sausage making > Butchery
Keys and bills = checking guests in and out, checked in and out, handed out keys, room keys, key cards, settled bills, guests' bills, late arrivals > Hotel front desk
Sheets and towels = linen handling, handling of linen, changed sheets, changed linen, towels and sheets, linen room, linen counts, bed linen, ironed sheets, folded sheets, folded linen, folded towels > Laundry
Handling of cleaning chemicals = use of cleaning chemicals, handling cleaning chemicals, safe use of cleaning chemicals, use of cleaning agents, cleaning agents, diluted cleaners, diluted chemicals, dosing of cleaners, descalers, bleach and detergents, detergents and bleach, sprays and acids, COSHH sheets > Cleaning, Chemical safety
Emptying of bins = waste disposal, disposal of waste, waste removal, rubbish removal, emptied trash, took out rubbish, sorted rubbish, sorted waste, recycling bins, waste separation > Cleaning
Bulbs and taps = small repairs, changed bulbs, replaced light bulbs, light bulbs, fixed taps, fixed doors, fixed hinges, loose hinges, patched walls, hung shelves, mended furniture > Handyman work
// Personal service
Highlights and tints = tints and highlights, highlights and bleach, foil highlights, bleached hair, dyed hair, dye hair, colour hair, perms, colour and perms > Hair colouring
Hair cut and styled = cut and styled, cut and blow-dry, cut hair, styled hair, blow-dries, layered cuts, bobs and layers, fades and tapers > Hairdressing
Talks before treatment = client consultations in salons, client consultation, consultation with clients before treatment, talked over wishes, discussed wishes with clients, wishes of clients, listened to clients' wishes
Barber shaves = shaving, shaves, hot towels, straight razors, cut-throat razor, trimmed beards > Hairdressing
Cleansing of faces = peels and masks, cleansed faces, facial cleansing, exfoliated skin, massaged faces, facial massage > Beauty treatments
Filing of nails = manicures and pedicures, filed nails, shaped nails, polished nails, painted nails, cuticles, filed and polished > Beauty treatments
Exercise programmes for members = wrote workouts, workout plans, training plans for members, training programs for members, group workouts, spinning classes, circuit classes, body fat, measured body fat, skinfold calipers, body composition, fitness tests > Fitness training
Led groups on tours = led tours, guided groups, led groups through, walking tours, city walks, coach tours, old town tours > Tour guiding
Funerals arranged = arranging funerals, arranged burials, burials and cremations, coffins, caskets, hearse, laid out the dead, embalmed > Funeral services
Caterers and bands = vendor coordination for events, vendor coordination, coordination of vendors, coordinating vendors, booked caterers, booked venues, venues and caterers, booked bands, marquees, tents and tables, hired marquees > Event management, Vendor management
// Safety
Fires put out = put out fires, put out house fires, fought fires, forest fires, wildfires, grass fires, blazes, hose and foam, foam and water, hose lines, hose reels, fire hoses, nozzles and hoses > Firefighting
Operation of pumps and aerial ladders = operation of aerial ladders, operation of fire pumps, aerial ladders, ladder truck, turntable ladder, fire pumps, pumping water, raised the ladder, raised ladders, engine and ladder, hydrants, drafting water > Firefighting
Cutting free of trapped people = rescue from vehicles, rescue from cars, rescue of trapped persons, jaws of life, hydraulic shears, hydraulic spreaders, cut people from wrecks, cut people out, people cut from cars, cut free of wrecks, trapped people, trapped persons, trapped drivers, freed trapped > vehicle extrication
Smoke and search = search of smoke-filled rooms, went into smoke, smoke-filled rooms, smoke-filled buildings, searched burning buildings, missing persons found, search dogs, rope rescue, avalanche rescue, mountain rescue > Firefighting
Rounds of the grounds = walked the grounds, night patrols, night rounds, patrolled grounds, patrolled buildings, patrol rounds, locked up buildings, locked doors at night > Security guarding
Badges at the gate = checked badges, checked passes, checked bags, gate duty, gate control, door control, let in visitors, barrier control > Security guarding
Screens watched = watched screens, watched cameras, camera screens, bank of monitors > CCTV monitoring
Incident write-ups = shift reports for security, wrote up incidents, wrote up what happened, night log, duty log, daily activity reports > Incident reports
Speeders and tickets = stopped speeders, wrote tickets, traffic tickets, radar guns, breath tests, breathalysed drivers, speed traps, drunk drivers, speeding drivers > traffic enforcement
Witnesses questioned = questioned witnesses, gathered proof, fingerprints, dusted for prints, solved burglaries > criminal investigation
Arrests made = arrested suspects, made arrests, handcuffed, searched suspects, warrants served, served warrants > Law enforcement
Prisoners watched = supervision of inmates, supervising inmates, supervision of prisoners, watched over prisoners, prisoners locked up, roll calls of prisoners, head counts of inmates, went through cells, contraband, cell blocks > Probation and prison work
Lifeguard rescues = lifeguard duties, lifeguarding, life saving, lifesaving, water rescue, rescue tubes, pulled out swimmers, rescued swimmers, watched the pool, pool supervision, beach patrol
// Arts and design
Layouts set = set magazines, set brochures, laid out magazines, lay out magazines, lay out brochures, book layouts, magazines and brochures, brochures and posters, posters and brochures, posters and flyers > Graphic design
Marks for firms = logos, drew logos, designed logos, brand marks, wordmarks, letterheads > Graphic design
Lights in the studio = softboxes, studio flash, flash and softboxes, strobes and softboxes, reflectors and flash, flash units, light meters, backdrops and lights > Photography
Rooms planned = planned rooms, furniture layouts, furniture plans, room layouts, mood boards for interiors, fabrics and paints, fabrics and tiles, tiles and paints, chose fabrics, fabric samples, colour schemes for rooms, selection of materials for interiors > Interior design
Bouquets and wreaths = arranging flowers, flower arrangements, tied bouquets, wedding flowers, funeral flowers, wired flowers, boutonnieres, corsages > floristry
Rehearsals led = rehearsal direction, direction of rehearsals, directing rehearsals, running rehearsals, leading rehearsals, rehearsed dancers, rehearsed actors, rehearsed choirs, rehearsed orchestras, rehearsals with dancers, rehearsal schedules, rehearsals of
Dances made = choreography, choreographing, choreographed, dance sequences, dance creation, creating dances, created ballets, made dances, ballets, dance pieces, dances for stage
Dance practice = dance technique, contemporary dance, jazz dance, tap dance, modern dance, pointe work, barre work, danced in
Auditions = auditioning, holding auditions, auditioned dancers, auditioned actors, auditioned singers, casting calls, casting of performers, chose dancers, cast dancers
Warm-ups against injury = injury prevention, prevention of injuries, preventing injuries, warm-ups, warm-up routines, warm up and cool down, warm-ups and cool-downs, cool-downs
Sight reading = played at sight, played scores at first sight, sang at sight, sight singing > Music performance
Lines learned = script memorization, memorization of scripts, memorising scripts, learning lines, learned parts by heart, parts by heart, line memorization > Acting
Lamps hung and focused = rigging of lights, rigging lights, light rigging, hung lamps, hung lights, focused lamps, focused lights, truss and motors, gobos, followspots, grandMA > Lighting design
Sound at the desk = mixed bands, mixing desk, sound desk, front of house sound, FOH sound, monitor mixes, microphones and mixers, line checks for bands > Audio production
Questions to people in the news = interviewing for the press, interviewed politicians, interviewed ministers, questioned ministers, press interviews, interviews and features, reports and interviews > Journalism
Slips found in copy = proof reading, proofread, spelling and commas, spelling and grammar, grammar and spelling, corrected copy, galley proofs, page proofs, copy-edited, copyedited > Editing
Term lists of translators = management of terminology, termbases, term bases, glossaries for clients, bilingual glossaries, term lists > CAT tools
// Shops and sales
Shoppers helped = customer advice, advice to customers, helped shoppers, helped buyers choose, advised buyers > Advising customers
Sales rung up = operation of cash registers, operating cash registers, ring up sales, ring up purchases, rung up sales, ran the till, scanned items > Cash handling
Shelves and windows = display of merchandise, displaying goods, dressed windows, decorated windows, price tags, shelf labels > Merchandising
Refunds given = returns and exchanges, refunds and exchanges, dealt with returns, returns and refunds, exchanges and refunds, returns and exchanges handled, gave refunds, give refunds, took back goods, take back goods, took returns, exchanged goods, handled returns, handled refunds > Customer service
Shoplifters watched = shop lifters, caught thieves, prevention of theft, tagged goods > Loss prevention
Accounts won = customer acquisition work, new accounts won, brought in new customers > Lead generation
Price negotiation = discounts haggled, negotiation of prices, haggled over, discounts and terms, terms and discounts, prices and terms > Negotiation
Machines shown = demonstration of products, demonstrated machines, demonstrated appliances, demos at customers, demo days, live demonstrations > Sales presentations
Rotas written = wrote rotas, made rotas, rotas for staff, shift rotas, duty rosters, wrote rosters, wrote schedules for staff, weekly rotas, rotas and holidays > Staff rostering
Homes shown = showed flats, showed houses, showed homes, show homes to buyers, flats and houses, houses and flats, showed properties, showed apartments > Real estate
Homes priced = valued homes, valued houses, valued properties, put a price on homes, put prices on houses, priced homes, comparable sales > Real estate appraisal
Calls to strangers = strangers a day, rang strangers, phoned strangers > cold calling
Copying and scanning = document scanning, collated copies, photocopiers
Filing with courts = filing at court, filed with the court, filed papers with the court, e-filed pleadings, court registry > Case management in law
Stenotype = stenography, court transcripts, verbatim records, took down hearings, took down testimony > court reports
Deed preparation = preparation of deeds, prepared deeds, deeds of sale, notarial deeds > Legal drafting
Fryer operation = operation of fryers, operating fryers, deep fryer, fried chips, grilled burgers, flipped burgers > Cooking
Cake decoration = decorating cakes, piped roses, iced wedding cakes, wedding cakes, royal icing, sugar paste, fondant > Baking
Preparation of fish = scaled fish, gutted and scaled, scaled and gutted > Whole animal and fish work
Cheese making = cheesemaking, making cheese, cut curd, curds and whey, turned cheeses, rennet > Food production
Bridal make-up = make-up for brides, makeup for brides, made up brides, made up models, make-up artistry, stage make-up > Beauty treatments
Test drives = accompanied test drives, took buyers for test drives > Sales
Passport control = control of passports, checked passports, passports and visas, visas and passports, border checks, border control
Evidence bagging = collection of evidence, collecting evidence, bagged evidence, lifted prints, exhibits bagged, fibres and prints > Evidence handling
Weapons handling = handling of weapons, firearms handling, rifles, rifle range, stripped and cleaned weapons, marksmanship > Military operations
Costume fitting = fitted costumes, made costumes, wardrobe fittings > Fashion design
Set construction = set building, built sets, stage sets, flats and props, props and flats, scenery built, scene painting
Live on air = on-air presenting, went on air, live radio, live shows on radio > Video production
Vocal technique = singing technique, voice training, sang soprano, sang tenor, sang alto, sang bass, oratorios, lieder, operatic roles > Music performance
Design of surveys = designing questionnaires, wrote questionnaires, questionnaires tested > Survey research
Painting restoration = restoration of paintings, restored paintings, varnish removal, removed varnish, inpainting losses, canvas relining
~ Lifeguard rescues, Swimming instruction
~ Dances made, Acting
~ Dances made, Dance practice
`;
