/** Titles of crafts, production, supply, transport and upkeep. Notation: ../notation.ts. */
export const TRADES_TITLES = `
# construction_trades
Carpenter = Joiner, Tischler, Tischlerin, Schreiner, Schreinerin, Zimmerer, Zimmermann, charpentier, menuisier, menuisière, carpintero, carpintera, timmerman, Finish Carpenter, Framing Carpenter, Cabinetmaker, Cabinet Maker, ébéniste, ebanista, meubelmaker, Woodworker
Bricklayer = Mason, Stonemason, Maurer, Maurerin, maçon, maçonne, albañil, metselaar, Block Layer, Brick Mason, Concrete Finisher, Steinmetz, Cement Mason
Plumber = Pipefitter, Pipe Fitter, Steamfitter, Klempner, Installateur, Anlagenmechaniker, Anlagenmechaniker SHK, plombier, plombier-chauffagiste, plombière, fontanero, fontanera, loodgieter, Gas Engineer, Heating Engineer, Plumbing Technician, Heizungsbauer, Journeyman Plumber
Painter and Decorator = House Painter, Decorator, Maler, Malerin, Maler und Lackierer, Malerin und Lackiererin, Lackierer, peintre en bâtiment, pintor, schilder, huisschilder, Commercial Painter, Industrial Painter
Roofer = Dachdecker, Dachdeckerin, couvreur, techador, dakdekker, Roofing Technician
Plasterer = Drywall Installer, Drywaller, Stuckateur, Trockenbauer, plâtrier, plaquiste, yesero, stukadoor, Drywall Finisher
Tiler = Tile Setter, Fliesenleger, Fliesenlegerin, carreleur, solador, alicatador, tegelzetter, Floor Layer, Flooring Installer, Bodenleger
Glazier = Glaser, Glaserin, vitrier, cristalero, Window Fitter, Window Installer
Construction Worker = Construction Labourer, Construction Laborer, Builder, Bauarbeiter, Bauhelfer, ouvrier du bâtiment, ouvrier en bâtiment, manœuvre, obrero de la construcción, peón de obra, bouwvakker, Site Operative, General Labourer, General Laborer, Groundworker, Laborer, Labourer, Bauarbeiterin
Scaffolder = Gerüstbauer, échafaudeur, steigerbouwer
Heavy Equipment Operator = Excavator Operator, Plant Operator Construction, Crane Operator, Kranführer, Baggerfahrer, conducteur d'engins, grutier, operador de grúa, kraanmachinist, Digger Driver, Equipment Operator
Site Manager ^lead = Construction Manager, Construction Site Manager, Bauleiter, Bauleiterin, chef de chantier, conducteur de travaux, conductrice de travaux, jefe de obra, jefa de obra, uitvoerder, Construction Superintendent, Site Supervisor, Construction Supervisor, Polier, Foreman Construction, Construction Foreman, encargado de obra, Construction Project Manager, Site Foreman, building project manager, Bauprojektleiter, Bauprojektleiterin, projectleider bouw
Building Inspector = Construction Inspector, Bausachverständiger, Clerk of Works, Home Inspector

# electrical_trades
Electrician = Elektriker, Elektrikerin, Elektroniker, Elektronikerin, Elektroinstallateur, Elektroinstallateurin, Elektroniker für Energie- und Gebäudetechnik, électricien, électricienne, electricista, elektricien, elektromonteur, Journeyman Electrician, Master Electrician, Industrial Electrician, Maintenance Electrician, Wireman, Elektroniker für Betriebstechnik, Betriebselektriker, Commercial Electrician, Residential Electrician, Electrical Installer, Elektromeister
Electrical Technician = Elektrotechniker, technicien électricien, técnico electricista, elektrotechnicus, Electrical Maintenance Technician, Electrotechnician
Solar Installer = Solar Technician, PV Installer, Solar Panel Installer, Solarteur, installateur photovoltaïque, instalador solar, zonnepaneleninstallateur, photovoltaic installer, Photovoltaikmonteur, PV-Monteur, installateur de panneaux solaires, instalador de paneles solares, instalador fotovoltaico, zonnepanelenmonteur
Lineman = Lineworker, Power Line Technician, Line Installer, Freileitungsmonteur, monteur de réseaux électriques
Alarm Technician = Security Systems Technician, Fire Alarm Technician, Low Voltage Technician

# mechanical_trades
Mechanic = Auto Mechanic, Automotive Technician, Automotive Mechanic, Car Mechanic, Vehicle Technician, Kfz-Mechatroniker, Kfz-Mechatronikerin, Kfz-Mechaniker, Automechaniker, mécanicien automobile, mécanicienne automobile, mécanicien auto, mecánico, mecánico de automóviles, automonteur, Service Technician Automotive, Auto Technician, mécanicien
Diesel Mechanic = Diesel Technician, Heavy Duty Mechanic, Truck Mechanic, Nutzfahrzeugmechaniker, Fleet Mechanic, HGV Technician, mécanicien poids lourds, Heavy Equipment Mechanic
Industrial Mechanic = Millwright, Industriemechaniker, Industriemechanikerin, Mechatroniker, Mechatronikerin, Maintenance Mechanic, mécanicien industriel, mecánico industrial, onderhoudsmonteur, Mechanical Fitter, Fitter, Schlosser, Betriebsschlosser, Maintenance Fitter, Mechanical Technician, technicien de maintenance industrielle, monteur
Maintenance Technician = Maintenance Engineer Technician, Wartungstechniker, Instandhalter, Instandhaltungstechniker, technicien de maintenance, technicienne de maintenance, agent de maintenance, técnico de mantenimiento, onderhoudstechnicus, Equipment Technician, Maintenance Specialist, Multi-skilled Technician
HVAC Technician = Refrigeration Technician, HVAC Mechanic, HVAC Installer, Kältetechniker, Kälteanlagenbauer, Mechatroniker für Kältetechnik, frigoriste, chauffagiste, técnico de climatización, técnico frigorista, koeltechnicus, Air Conditioning Technician, Refrigeration Engineer, HVACR Technician
Welder = Schweißer, Schweißerin, soudeur, soudeuse, soldador, soldadora, lasser, Fabricator, Welder Fabricator, MIG Welder, TIG Welder, Pipe Welder, chaudronnier, Metallbauer, Metallbauerin, Sheet Metal Worker, Konstruktionsmechaniker, Steel Fabricator, Boilermaker, Metal Worker
Elevator Technician = Elevator Mechanic, Lift Engineer, Aufzugsmonteur, ascensoriste, liftmonteur
Body Repair Technician = Auto Body Technician, Panel Beater, Karosseriebauer, carrossier, chapista, plaatwerker, Collision Technician, Vehicle Painter, Autolackierer
Bicycle Mechanic = Bike Mechanic, Fahrradmechaniker, Zweiradmechatroniker, réparateur de vélos, fietsenmaker
Small Appliance Technician = Appliance Repair Technician, Appliance Technician
Watchmaker = Uhrmacher, Uhrmacherin, horloger, relojero, horlogemaker, Jeweller, Jeweler, Goldsmith, Goldschmied, Goldschmiedin, bijoutier, joyero, goudsmid, jewelry sales associate, bench jeweler, silversmith, Juwelier, bijoutière, joaillier, joyera, orfebre
Tailor = Dressmaker, Seamstress, Schneider, Schneiderin, couturier, couturière, sastre, modista, kleermaker, Garment Maker, Sewing Machine Operator, Näherin
Upholsterer = Polsterer, Raumausstatter, Raumausstatterin, tapissier, tapicero, meubelstoffeerder

# manufacturing_production
Production Worker = Production Operative, Production Operator, Factory Worker, Manufacturing Operative, Manufacturing Associate, Produktionsmitarbeiter, Produktionsmitarbeiterin, Produktionshelfer, Fabrikarbeiter, ouvrier de production, ouvrier, opérateur de production, opératrice de production, operario de producción, operaria de producción, operario, productiemedewerker, Assembly Line Worker, Production Associate, Assembly Worker, Factory Operative, Manufacturing Technician, Production Technician, Line Worker, Process Operator, Chemical Operator, procesoperator, Anlagenbediener
Assembler = Assembly Technician, Electronics Assembler, Mechanical Assembler, Monteur Fertigung, Montagemitarbeiter, Montierer, agent de montage, monteur-assembleur, montador, assemblagemedewerker, Assembly Operator
Machine Operator = Machinist Operator, Maschinenbediener, Maschinenbedienerin, Maschinen- und Anlagenführer, Anlagenführer, conducteur de machine, opérateur machine, conducteur de ligne, operador de máquina, operador de máquinas, maquinista, machineoperator, Press Operator, Packaging Operator, Line Operator, Extruder Operator, Injection Molding Operator, Printing Press Operator, Drucker
CNC Machinist = Machinist, CNC Operator, CNC Programmer, CNC Technician, Zerspanungsmechaniker, Zerspanungsmechanikerin, CNC-Fräser, CNC-Dreher, Fräser, Dreher, usineur, opérateur CNC, opérateur sur commande numérique, fresador, tornero, CNC-verspaner, frezer, Turner, Milling Machinist, CNC Machine Operator, CNC Setter
Toolmaker = Tool and Die Maker, Werkzeugmacher, Werkzeugmechaniker, outilleur, matricero, gereedschapsmaker, Mold Maker, Moldmaker
Production Supervisor ^lead = Production Manager, Manufacturing Supervisor, Manufacturing Manager, Shift Supervisor Production, Shift Leader, Produktionsleiter, Produktionsleiterin, Schichtleiter, Schichtleiterin, Industriemeister, chef d'équipe production, responsable de production, chef d'atelier, jefe de producción, jefa de producción, encargado de turno, productieleider, ploegleider, Line Supervisor, Production Team Leader, Assembly Supervisor, Production Lead
Plant Manager ^director = Factory Manager, Werkleiter, Werksleiter, Betriebsleiter, directeur d'usine, directeur de site, director de planta, fabrieksdirecteur, Manufacturing Director, Director of Manufacturing, Works Manager
Production Planner = Production Scheduler, Fertigungsplaner, Produktionsplaner, Produktionsplanerin, Arbeitsvorbereiter, planificateur de production, planificador de producción, productieplanner, Master Scheduler
Packer = Packaging Worker, Packager, Verpacker, Verpackungsmitarbeiter, conditionneur, agent de conditionnement, envasador, inpakker, Hand Packer, Packing Operative
Baker Production = Industrial Baker
Butcher = Fleischer, Fleischerin, Metzger, Metzgerin, boucher, bouchère, carnicero, carnicera, slager, Meat Cutter, Meat Processor, butchery assistant, meat counter assistant, Fleischereifachverkäufer, Fleischereifachverkäuferin, charcutier, charcutero, slagerijmedewerker, deli clerk, deli associate

# quality_management
Quality Manager ^lead = QA Manager, Quality Assurance Manager, QC Manager, Quality Control Manager, Qualitätsmanager, Qualitätsmanagerin, Leiter Qualitätssicherung, QM-Beauftragter, Qualitätsmanagementbeauftragter, responsable qualité, jefe de calidad, kwaliteitsmanager, Head of Quality, Quality Lead
Quality Engineer = Quality Assurance Engineer, Supplier Quality Engineer, SQE, Qualitätsingenieur, Qualitätsingenieurin, ingénieur qualité, ingeniero de calidad, kwaliteitsingenieur, QC Engineer, Validation Engineer, Quality Control Engineer
Quality Inspector = Quality Controller, QC Inspector, Quality Control Inspector, Quality Technician, Quality Control Technician, Qualitätsprüfer, Qualitätsprüferin, Qualitätskontrolleur, contrôleur qualité, technicien qualité, inspector de calidad, técnico de calidad, kwaliteitscontroleur, QC Technician, Quality Control Analyst, Quality Assurance Technician, Quality Assurance Inspector, Quality Auditor
Quality Assurance Specialist = Quality Specialist, Quality Assurance Associate, Quality Assurance Officer, Qualitätssicherung Mitarbeiter, Quality Coordinator, Compliance Specialist Quality
Lean Manager ^lead = Continuous Improvement Manager, Operational Excellence Manager, Lean Six Sigma Black Belt, Process Improvement Manager, Kaizen Manager

# agriculture
Farmer = Farm Owner, Landwirt, Landwirtin, agriculteur, agricultrice, agricultor, agricultora, boer, landbouwer, Grower, Rancher
Farm Worker = Farmhand, Farm Labourer, Farm Laborer, Agricultural Worker, Erntehelfer, ouvrier agricole, peón agrícola, Fruit Picker, landarbeider, Harvest Worker, trabajador agrícola, Milker
Farm Manager ^lead = Agricultural Manager, Herd Manager, chef de culture, capataz agrícola, bedrijfsleider landbouw
Agronomist = Agricultural Engineer, Crop Advisor, Agraringenieur, agronome, ingénieur agronome, ingeniero agrónomo, landbouwkundige, Agricultural Scientist, Agricultural Consultant
Gardener = Groundskeeper, Landscaper, Landscape Gardener, Gärtner, Gärtnerin, Landschaftsgärtner, Garten- und Landschaftsbauer, jardinier, jardinière, paysagiste, jardinero, jardinera, tuinman, hovenier, Greenkeeper, Horticulturist, Groundsman, Landscape Technician, Grounds Maintenance Worker
Forester = Forest Ranger, Förster, Försterin, Forstwirt, forestier, guarda forestal, boswachter, Arborist, Tree Surgeon, Lumberjack, Logger
Florist = Floristin, Floral Designer, fleuriste, florista, bloemist, flower arranger, bloembinder
Winemaker = Oenologist, Winzer, Winzerin, œnologue, vigneron, enólogo, wijnmaker, Viticulturist
Brewer = Brauer, brasseur
Animal Caretaker = Zookeeper, Animal Keeper, Tierpfleger, Tierpflegerin, soigneur animalier, dierenverzorger, Kennel Assistant, Dog Groomer, Animal Care Worker, animal care assistant, animal attendant, kennel attendant, kennel technician, zoo keeper, animal shelter worker, dog trainer, animal trainer, dog walker, pet sitter, pet groomer, Hundetrainer, Hundetrainerin, Hundefriseur, soigneuse animalière, toiletteur canin, toiletteuse, éducateur canin, cuidador de animales, cuidadora de animales, peluquero canino, adiestrador canino, dierverzorger, hondentrimmer, stable hand, Pferdewirt, Pferdewirtin, palefrenier
Fisherman = Fischer, pêcheur, pescador, visser, Aquaculture Technician, Fish Farmer

# procurement
Buyer = Purchasing Agent, Purchaser, Purchasing Specialist, Procurement Specialist, Procurement Officer, Einkäufer, Einkäuferin, acheteur, acheteuse, comprador, compradora, inkoper, Purchasing Officer, Purchasing Coordinator, Strategic Buyer, Operational Buyer, Procurement Analyst, Sourcing Specialist, Purchasing Clerk, Procurement Agent, strategischer Einkäufer
Category Manager Procurement = Sourcing Manager, Strategic Sourcing Manager, Commodity Manager
Procurement Manager ^lead = Purchasing Manager, Einkaufsleiter, Einkaufsleiterin, Leiter Einkauf, responsable achats, jefe de compras, jefa de compras, inkoopmanager, Head of Procurement, Head of Purchasing
Chief Procurement Officer ^executive = CPO Procurement, Director of Procurement
Contract Manager = Contract Administrator, Vertragsmanager, Contract Specialist, gestionnaire de contrats, contract analyst, contract negotiator, contracts officer, contract management specialist, Vertragsmanagerin, contract manager juridique, responsable des contrats, gestor de contratos, gestora de contratos, contractmanager, contractbeheerder

# supply_chain
Supply Chain Manager ^lead = Logistics Manager, Supply Chain Lead, Logistikleiter, Logistikleiterin, Leiter Logistik, Logistikmanager, responsable logistique, responsable supply chain, jefe de logística, jefa de logística, responsable de logística, logistiek manager, Distribution Manager, Head of Logistics, Head of Supply Chain, Transport Manager, Fleet Manager, Fuhrparkleiter, responsable transport, Transportation Manager, wagenparkbeheerder
Supply Chain Analyst = Supply Chain Specialist, Supply Chain Planner, Demand Planner, Supply Planner, Disponent, Disponentin, Materialdisponent, approvisionneur, approvisionneuse, planificador de demanda, Inventory Planner, Materials Planner, Supply Chain Coordinator, MRP Planner, Inventory Analyst, Demand Planning Analyst
Logistics Coordinator = Logistics Specialist, Logistics Officer, Logistics Clerk, Logistics Administrator, Speditionskaufmann, Speditionskauffrau, Kaufmann für Spedition und Logistikdienstleistung, Kauffrau für Spedition und Logistikdienstleistung, coordinateur logistique, agent logistique, gestionnaire logistique, coordinador de logística, técnico de logística, logistiek medewerker, logistiek coördinator, Shipping Coordinator, Transport Planner Freight, Freight Coordinator, Logistics Analyst, Traffic Coordinator, Dispatch Coordinator, Logistikmitarbeiter, Logistician, Logistics Assistant
Freight Forwarder = Freight Broker, Forwarding Agent, Spediteur, transitaire, agent de transit, transitario, expediteur, Customs Broker, Customs Agent, Zolldeklarant, déclarant en douane, agente de aduanas, douanedeclarant, Import Export Specialist, Import/Export Coordinator
Transport Planner = Transport Coordinator, Transportation Coordinator, Route Planner, Load Planner, Freight Planner, Transportplaner, Transportkoordinator, planificateur transport, planificador de transporte, transportplanner, planner wegtransport
Dispatcher = Transport Dispatcher, Truck Dispatcher, Fleet Dispatcher, exploitant transport, Fahrdienstleiter, planner transport
Supply Chain Director ^director = Director of Supply Chain, Director of Logistics, Logistics Director, VP Supply Chain

# warehouse_logistics
Warehouse Worker = Warehouse Operative, Warehouse Associate, Warehouse Assistant, Warehouseman, Lagerist, Lageristin, Lagerarbeiter, Lagermitarbeiter, Lagerhelfer, Fachlagerist, Fachkraft für Lagerlogistik, magasinier, magasinière, manutentionnaire, préparateur de commandes, préparatrice de commandes, cariste, mozo de almacén, operario de almacén, almacenero, magazijnmedewerker, orderpicker, Picker, Order Picker, Picker Packer, Material Handler, Stocker, Stock Handler, Fulfillment Associate, Warehouse Packer, Kommissionierer, Warehouse Clerk, Warehouse Technician, Loader, Freight Handler, Warehouse Specialist, Warehouse Laborer
Forklift Operator = Forklift Driver, Fork Lift Driver, FLT Driver, Staplerfahrer, Staplerfahrerin, Gabelstaplerfahrer, conducteur de chariot élévateur, carretillero, heftruckchauffeur, Reach Truck Driver
Inventory Specialist = Inventory Controller, Stock Controller, Inventory Clerk, Inventory Control Specialist, Inventory Coordinator, Stock Clerk, gestionnaire de stock, control de inventario, voorraadbeheerder, Inventory Associate, Inventory Control Clerk, Inventory Manager, Stockroom Clerk
Shipping and Receiving Clerk = Shipping Clerk, Receiving Clerk, Goods In Operative, Warenannahme Mitarbeiter, Versandmitarbeiter, Shipping and Receiving Associate, Shipping Associate, expeditiemedewerker, Goods Receiver, agent d'expédition, agent de quai
Warehouse Supervisor ^lead = Warehouse Manager, Lagerleiter, Lagerleiterin, Lagermeister, chef de dépôt, responsable d'entrepôt, chef magasinier, jefe de almacén, jefa de almacén, encargado de almacén, magazijnchef, magazijnmeester, Warehouse Team Leader, Distribution Center Manager, Distribution Supervisor, Warehouse Lead, Warehouse Shift Manager, Shipping Supervisor, Warehouse Shift Supervisor, Warehouse Shift Leader, Lagerschichtleiter

# driving_transport
Truck Driver = Lorry Driver, HGV Driver, LGV Driver, CDL Driver, CDL Truck Driver, Heavy Truck Driver, Lkw-Fahrer, Lkw-Fahrerin, Berufskraftfahrer, Berufskraftfahrerin, Kraftfahrer, Kraftfahrerin, chauffeur poids lourd, chauffeur routier, conducteur routier, conductrice routière, conducteur poids lourd, camionero, camionera, conductor de camión, vrachtwagenchauffeur, HGV Class 1 Driver, HGV Class 2 Driver, Long Haul Driver, OTR Driver, Over the Road Driver, Tractor Trailer Driver
Delivery Driver = Van Driver, Courier, Courier Driver, Parcel Driver, Auslieferungsfahrer, Kurierfahrer, Zusteller, Paketzusteller, Paketbote, livreur, livreuse, chauffeur-livreur, coursier, repartidor, repartidora, mensajero, bezorger, pakketbezorger, koerier, Postal Worker, Mail Carrier, Postman, Postbote, facteur, factrice, cartero, postbode, Multi-drop Driver, Delivery Associate
Bus Driver = Coach Driver, School Bus Driver, Busfahrer, Busfahrerin, conducteur de bus, conductrice de bus, chauffeur de bus, conductor de autobús, buschauffeur, Tram Driver, Straßenbahnfahrer, Public Transport Driver
Taxi Driver = Chauffeur, Private Hire Driver, Ride-share Driver, Taxifahrer, chauffeur de taxi, chauffeur VTC, taxista, taxichauffeur, Driver, Fahrer, Fahrerin, conducteur, conductor, bestuurder voertuig
Train Driver = Locomotive Engineer, Lokführer, Lokführerin, Triebfahrzeugführer, conducteur de train, maquinista de tren, machinist trein, Train Conductor, Zugbegleiter

# cleaning_facility
Cleaner = Janitor, Custodian, Housekeeper, Cleaning Operative, Office Cleaner, Reinigungskraft, Gebäudereiniger, Gebäudereinigerin, Putzkraft, Raumpflegerin, agent d'entretien, agente d'entretien, femme de ménage, homme de ménage, limpiador, limpiadora, personal de limpieza, schoonmaker, schoonmaakster, interieurverzorgster, Room Attendant, Cleaning Technician, Domestic Assistant, Housekeeping Attendant, Domestic Cleaner, Zimmermädchen, femme de chambre, camarera de pisos, kamermeisje, hotel housekeeper, hotel maid, chambermaid, hotel room cleaner, hotel housekeeping, guest room attendant, housekeeping room attendant, hotel cleaner, Roomboy, Zimmerfrau, Hauswirtschafter Hotel, Housekeeping-Mitarbeiter, Reinigungskraft Hotel, valet de chambre, employé d'étage, employée d'étage, camarero de pisos, mucama, medewerker housekeeping, housekeeping medewerker, kamerjongen
Caretaker = Building Caretaker, Hausmeister, Hausmeisterin, Haustechniker, Hausverwalter Technik, gardien d'immeuble, concierge d'immeuble, conserje, huismeester, Building Superintendent, Handyman, Maintenance Worker, Maintenance Man, General Maintenance Worker, homme toutes mains, klusjesman, Handyperson, Building Maintenance Technician
Facility Manager ^lead = Leiter Facility Management, responsable des services généraux, gestor de instalaciones, facilitair manager, Building Manager, Facilities Supervisor, Facilities Director
Facilities Coordinator = Facilities Assistant, Facilities Technician, Facilities Administrator, facilitair medewerker, Objektbetreuer
Housekeeping Supervisor ^lead = Executive Housekeeper, Head Housekeeper, Housekeeping Manager, gouvernante générale, gouvernante, Hausdame, gobernanta, hoofd huishouding, Cleaning Supervisor, chef d'équipe propreté, Custodial Supervisor, hotel housekeeping manager, director of housekeeping, Housekeeping-Leitung, leitende Hausdame, gouvernant, subgobernanta, hoofd housekeeping
Window Cleaner = Fensterputzer, laveur de vitres, glazenwasser
Pest Control Technician = Exterminator, Schädlingsbekämpfer, Pest Controller
Waste Collector = Refuse Collector, Garbage Collector, Müllwerker, éboueur, basurero, vuilnisman, Recycling Operative, Sanitation Worker

# aviation
Pilot = Airline Pilot, Commercial Pilot, First Officer, Pilotin, Verkehrspilot, pilote, pilote de ligne, piloto, piloot, Helicopter Pilot, Co-pilot
Captain Airline ^lead = Airline Captain, Flight Captain, Flugkapitän, commandant de bord
Flight Attendant = Cabin Crew, Cabin Crew Member, Steward, Stewardess, Air Hostess, Flugbegleiter, Flugbegleiterin, hôtesse de l'air, personnel navigant commercial, auxiliar de vuelo, azafata, tripulante de cabina, cabinepersoneel, Cabin Attendant
Aircraft Mechanic = Aircraft Technician, Aircraft Maintenance Technician, Aircraft Maintenance Engineer, Avionics Technician, Fluggerätmechaniker, Flugzeugmechaniker, mécanicien aéronautique, mécanicien avion, técnico de mantenimiento aeronáutico, vliegtuigmonteur, A&P Mechanic, Aviation Mechanic, Licensed Aircraft Engineer
Air Traffic Controller = Fluglotse, Fluglotsin, contrôleur aérien, contrôleuse aérienne, controlador aéreo, controladora aérea, luchtverkeersleider
Ground Handling Agent = Ramp Agent, Baggage Handler, Airport Agent, Ground Crew, Check-in Agent, Passenger Service Agent, agent d'escale, agente de handling, grondstewardess, Airport Operations Officer

# maritime
Ship Officer = Deck Officer, Chief Mate, Second Mate, Chief Officer, Nautischer Offizier, officier de marine marchande, oficial de puente, stuurman, Third Officer Deck
Ship Captain ^lead = Master Mariner, Ship Master, Kapitän, capitaine de navire, capitán de barco, kapitein, Boat Captain
Marine Engineer = Ship Engineer, Schiffsingenieur, Schiffsmechaniker, mécanicien de marine, maquinista naval, scheepswerktuigkundige, Naval Architect, Schiffbauingenieur, Second Engineer Marine
Seaman = Deckhand, Able Seaman, Sailor, Matrose, Seemann, matelot, marinero, matroos, Ordinary Seaman, Bosun, Bootsmann
Dock Worker = Stevedore, Longshoreman, Hafenarbeiter, docker, estibador, havenarbeider, Port Operator, Harbour Master

# energy_mining
Petroleum Engineer = reservoir engineer, drilling engineer, production engineer oil and gas, well engineer, completions engineer, Erdölingenieur, ingénieur pétrolier, ingénieur réservoir, ingeniero de petróleos, ingeniero petrolero, reservoir-ingenieur, Production Engineer Oil, Oil and Gas Engineer
Mining Engineer = mine engineer, mine planner, mine planning engineer, Bergbauingenieur, Bergbauingenieurin, ingénieur des mines, ingénieure des mines, ingeniero de minas, ingeniera de minas, mijnbouwingenieur
Drilling Operator = driller, roughneck, derrickhand, floorhand, rig hand, well driller, drill operator, roustabout, Bohrarbeiter, Bohrmeister, Bohrgeräteführer, foreur, sondeur, perforador, perforista, sondista, boormeester, boorder
Miner = underground miner, coal miner, mine operator, mine worker, mining operator, blaster, shotfirer, quarry operative, Bergmann, Hauer, Sprengmeister, mineur, minero, minera, artillero de mina, mijnwerker
Mine Manager ^director = mining manager, quarry manager, mine superintendent, Steiger, Bergwerksleiter, directeur de mine, jefe de mina, jefe de cantera, mijnmanager
Power Plant Operator = power plant technician, boiler operator, stationary engineer, control room operator, control room engineer, plant operator power, nuclear operator, reactor operator, Kraftwerker, Kraftwerksmeister, Leitstandfahrer, opérateur de centrale, agent de conduite, rondier de centrale, operador de central, operador de caldera, operator energiecentrale
Wind Turbine Technician = wind technician, wind turbine service technician, Servicetechniker Windenergie, Windkraftmonteur, technicien éolien, technicien de maintenance éolienne, técnico de aerogeneradores, técnico eólico, windturbinemonteur, windmonteur
Energy Manager = energy consultant, energy analyst, energy advisor, energy auditor, renewable energy consultant, Energieberater, Energieberaterin, Energiemanager, Energiemanagerin, conseiller en énergie, chargé de mission énergie, auditeur énergétique, gestor energético, auditor energético, energieadviseur, energiecoördinator
Meter Technician = meter reader, gas technician, utility worker, pipeline technician, utilities technician, field utility technician, Zählermonteur, technicien gaz, releveur de compteurs, lector de contadores, técnico de gas, meteropnemer
// Names that employers give to much the same job.
~ Logistics Coordinator, Transport Planner
`;
